import type { PictureView } from '#app/ui/picture-view.ts'

export type SlideView = {
  id: string
  title: string
  text: string
  href: string
  linkLabel: string
  theme: 'dark' | 'light'
  picture: PictureView | null
}
