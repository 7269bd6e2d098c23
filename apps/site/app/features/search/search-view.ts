import type { PictureView } from '#app/ui/picture-view.ts'

/** A document that was found, by the place in it that answers best. */
export type FoundView = {
  href: string
  title: string
  /** The place: a section's heading, or a lesson's step with its second. */
  place: string
  snippet: { text: string; isMarked: boolean }[]
  picture: PictureView | null
}

/** The documents of one kind that were found. */
export type FoundGroup = { kind: string; title: string; entries: FoundView[] }

export type FoundViews = {
  groups: FoundGroup[]
  count: number
  /** Whether there may be more than is shown. */
  isCut: boolean
}
