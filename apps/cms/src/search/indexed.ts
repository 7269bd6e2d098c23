import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Analyzer } from './analyzer.ts'

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
  parts: EntryPart[]
  /** Number of its picture among the media. */
  pictureId: number | null
  updatedAt: string
}

/** How much a term counts in each field: words of a title say more of a document than those of its text. */
export const boost = { title: 4, names: 3, lead: 2, headings: 3, text: 1 }

type Field = keyof typeof boost

/** The fields that name what a document is about, and those that tell of it. */
export const fieldGroups: Field[][] = [
  ['title', 'names', 'headings'],
  ['lead', 'text'],
]

export const fields = fieldGroups.flat()

/** A document as the engine gets it: the terms of each field, with spaces between. */
export type Indexed = Record<Field, string> & Pick<Entry, 'id' | 'kind'>

/** Turns a document into the terms of its fields. */
export function toIndexed(
  { id, kind, title, names, parts: [first, ...others] }: Entry,
  analyzer: Analyzer,
): Indexed {
  const terms = (...texts: (string | null | undefined)[]) =>
    analyzer.termsOf(texts.map((text) => text ?? '').join(' \n ')).join(' ')
  return {
    id,
    kind,
    title: terms(title),
    names: terms(names),
    lead: terms(first?.text),
    headings: terms(...others.map((part) => part.title)),
    text: terms(...others.map((part) => part.text)),
  }
}

/** The terms of a field. */
export function toTerms(field: string): string[] {
  return field === '' ? [] : field.split(' ')
}

/** How much each term of a document counts in it: the sum of the boosts of its places. */
export function weightsOf(indexed: Indexed): Map<string, number> {
  const weights = new Map<string, number>()
  for (const field of fields) {
    for (const term of toTerms(indexed[field])) weights.set(term, (weights.get(term) ?? 0) + boost[field])
  }
  return weights
}
