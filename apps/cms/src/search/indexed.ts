import type { Analyzer } from './analyzer.ts'
import type { Entry } from './entry.ts'

/** How much a term counts in each field: words of a title say more of a document than those of its text. */
export const boost = { title: 4, names: 3, lead: 2, headings: 3, text: 1 }

type Field = keyof typeof boost

/** The fields that name what a document is about; the others tell of it. */
export const namingFields: Field[] = ['title', 'names', 'headings']

export const fields: Field[] = [...namingFields, 'lead', 'text']

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
