import { longestQuery } from '@pryad/contract/search-query.ts'
import type { Concepts } from './concepts.ts'
import { toRussianLayout } from './keyboard-layout.ts'
import { splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

const maxTerms = 24

export type Query = {
  /** The terms to look for, each once. */
  terms: string[]
  /** The last word, if it may not be finished yet. */
  unfinished: string | undefined
}

/** The terms that a query looks for. `isKnown` tells the words of the index: only others may have been typed on the wrong keyboard. */
export function readQuery(query: string, concepts: Concepts, isKnown: (term: string) => boolean): Query {
  const typed = straighten(query.slice(0, longestQuery))
  const corrected = typed.replace(/\S+/gu, (chunk) => correct(chunk, isKnown))
  const words = splitWords(corrected)
  const contentWords = words.filter(({ term }) => !isStopWord(term))
  const chosen = contentWords.length > 0 ? contentWords : words
  const terms = [...chosen, ...concepts.ofQuery(words)].map(({ term }) => term)
  return {
    terms: [...new Set(terms)].slice(0, maxTerms),
    unfinished: /[\p{L}\p{Nd}]$/u.test(corrected) ? chosen.at(-1)?.term : undefined,
  }
}

/** Phones make a dash of a hyphen between numbers. */
function straighten(query: string): string {
  return query.replace(/(?<=\p{Nd}\u2060?)[\u2012-\u2015\u2212](?=\u2060?\p{Nd})/gu, '-')
}

function correct(chunk: string, isKnown: (term: string) => boolean): string {
  const russian = toRussianLayout(chunk)
  if (russian === undefined || splitWords(chunk).some(({ term }) => isKnown(term))) return chunk
  return russian
}
