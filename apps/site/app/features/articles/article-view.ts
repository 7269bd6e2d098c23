import type { PictureView } from '../../ui/Picture/picture-view.ts'

/** An article as lists show it. */
export type ArticleTeaser = {
  id: string
  title: string
  description: string
  href: string
  /** E.g. «5 минут чтения». */
  reading: string
  picture: PictureView | null
  tags: { id: string; name: string; slug: string }[]
}
