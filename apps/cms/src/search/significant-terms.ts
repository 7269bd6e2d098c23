import type { Derived, TermIndex } from './term-index.ts'

/** The most terms; more would only cost time: the rarest words of a text tell its subject. */
const most = 24

/** The terms that say most of an indexed document, taken from its fields, and that other documents have too. */
export function significantTerms(
  fields: readonly string[][],
  boosts: readonly number[],
  index: TermIndex,
): Derived[] {
  const weights = new Map<string, number>()
  for (const [field, terms] of fields.entries()) {
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + (boosts[field] ?? 0))
  }
  return [...weights]
    .flatMap(([term, weight]): (Derived & { worth: number })[] => {
      const [derived] = index.derive(term, false, false)
      // One of them is the document itself.
      if (!derived || derived.postings.documents < 2) return []
      const worth = Math.sqrt(weight) * Math.log(1 + index.documents / derived.postings.documents)
      return [{ ...derived, worth }]
    })
    .sort((one, other) => other.worth - one.worth || (one.term < other.term ? -1 : 1))
    .slice(0, most)
}
