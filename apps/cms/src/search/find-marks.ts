import type { Concepts } from './concepts.ts'
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

/** How well a text answers: the worths of the terms that it holds, each once. */
export function weighTerms(text: string, worths: ReadonlyMap<string, number>, concepts: Concepts): number {
  const words = splitWords(text)
  const there = new Set([...words, ...concepts.ofText(words)].map(({ term }) => term))
  return [...worths].reduce((sum, [term, worth]) => sum + (there.has(term) ? worth : 0), 0)
}
