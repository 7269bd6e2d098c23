import { isConcept } from './concepts.ts'
import type { Entry, EntryPart } from './entry.ts'
import { weighTerms } from './find-marks.ts'
import type { SearchIndex } from './search-index.ts'

/** The place of a document that answers best; the beginning when no other is better. */
export function bestPart({ parts }: Entry, terms: ReadonlySet<string>, index: SearchIndex): EntryPart {
  const { concepts } = index
  // Rare terms say more than those that stand everywhere, words more than their other names.
  const worths = new Map([...terms].map((term) => [term, index.rarityOf(term) * (isConcept(term) ? 1 : 2)]))
  let best: EntryPart = parts[0] ?? { title: null, text: '', href: '/', at: null }
  let most = 0
  for (const part of parts) {
    const weight =
      2 * weighTerms(part.title ?? '', worths, concepts) + weighTerms(part.text, worths, concepts)
    if (weight > most) [best, most] = [part, weight]
  }
  return best
}
