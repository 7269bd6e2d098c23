import type { Concepts } from './concepts.ts'
import type { Entry, EntryPart } from './entry.ts'
import { weighTerms } from './find-marks.ts'

/** The place of a document that answers best; the beginning when no other is better. */
export function bestPart({ parts }: Entry, terms: ReadonlySet<string>, concepts: Concepts): EntryPart {
  let best: EntryPart = parts[0] ?? { title: null, text: '', href: '/', at: null }
  let most = 0
  for (const part of parts) {
    const weight = 2 * weighTerms(part.title ?? '', terms, concepts) + weighTerms(part.text, terms, concepts)
    if (weight > most) [best, most] = [part, weight]
  }
  return best
}
