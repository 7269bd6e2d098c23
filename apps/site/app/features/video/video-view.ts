import type { PictureView } from '#app/ui/picture-view.ts'

/** A lesson as lists show it. */
export type LessonTeaser = {
  id: string
  slug: string
  title: string
  description: string
  /** Page of the lesson among all lessons. */
  href: string
  /** E.g. `0:52`; empty when nobody knows, as `duration` is. */
  clock: string
  /** E.g. «52 секунды», for assistive technology. */
  duration: string
  picture: PictureView | null
}
