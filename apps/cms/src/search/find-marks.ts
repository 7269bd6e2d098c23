import { type Concepts, isConcept } from './concepts.ts'
import type { SearchIndex } from './search-index.ts'
import { splitWords, type Word } from './split-words.ts'

/** The places of a text that a search has found, in their order and without overlaps. */
export function findMarks(text: string, terms: ReadonlySet<string>, concepts: Concepts): Word[] {
  const words = splitWords(text)
  const found = [...words, ...concepts.ofText(words)]
    .filter(({ term }) => terms.has(term))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const marks: Word[] = []
  for (const mark of found) if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark)
  return marks
}

/** How well a text answers: each term counts once, rare ones more than those that stand everywhere, words more than their other names. */
export function weighTerms(
  text: string,
  terms: ReadonlySet<string>,
  { concepts, rarityOf }: Pick<SearchIndex, 'concepts' | 'rarityOf'>,
): number {
  const words = splitWords(text)
  const there = new Set([...words, ...concepts.ofText(words)].map(({ term }) => term))
  return [...terms].reduce(
    (sum, term) => sum + (there.has(term) ? rarityOf(term) * (isConcept(term) ? 1 : 2) : 0),
    0,
  )
}
