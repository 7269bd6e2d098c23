import type { SearchKind } from '@pryad/contract/generated/operations.ts'

/** A piece of a document that has an address of its own: a section under a heading, a step of a lesson. */
export type EntryPart = {
  /** Null for the text before the first heading or step. */
  title: string | null
  text: string
  href: string
  /** Second of a lesson. */
  at: number | null
}

/** A document as the index knows it. */
export type Entry = {
  /** Kind and number: one of a kind in the index. */
  id: string
  kind: SearchKind
  /** Number of the document in its collection. */
  documentId: number
  title: string
  /** Numbers and names that lead to this document and stand in no text: barcode, colour words. */
  names: string
  /** The brand of a shade. */
  brand?: string
  parts: EntryPart[]
  /** Number of its picture among the media. */
  pictureId: number | null
  updatedAt: string
}
