import type { VideoProvider } from '@pryad/contract/generated/operations.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'
import type { PictureView } from '#app/ui/picture-view.ts'

/** A lesson with everything its popup shows. `Product` is whatever the page shows products as. */
export type LessonDetails<Product> = {
  slug: string
  title: string
  description: string
  seoTitle: string
  seoDescription: string
  provider: VideoProvider
  src: string
  /** The file, or the platform's player with the lesson, whole as search engines want them; empty when nothing can be played. */
  played: { contentUrl?: string; embedUrl?: string }
  captions: string | null
  picture: PictureView | null
  /** The picture for link previews. */
  image: ShareImage | null
  /** Address of its own picture, for search engines. */
  thumbnail: string | null
  durationSeconds: number
  publishedAt: string | null
  steps: { at: number; clock: string; title: string; text: string }[]
  transcript: string
  products: Product[]
  /** Place among all lessons, from 1. */
  position: { current: number; total: number } | null
  previous: LessonNeighbour | null
  next: LessonNeighbour | null
}

export type LessonNeighbour = { slug: string; title: string; picture: PictureView | null }
