import { longestQuery } from '@pryad/contract/search-query.ts'
import type { Concepts } from './concepts.ts'
import { toRussianLayout } from './keyboard-layout.ts'
import { splitWords, type Word } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

const maxTerms = 24

/** A word as it stands in the query, with its place there. */
export type QueryWord = Word & { text: string }

export type Query = {
  /** The terms to look for, each once. */
  terms: string[]
  /** All words, stop words included. */
  words: QueryWord[]
  /** The last word, if it may not be finished yet. */
  unfinished: string | undefined
}

/** The terms that a query looks for. `isKnown` tells the words of the index: only words that are neither there nor a name of a synonym group may have been typed on the wrong keyboard. */
export function readQuery(query: string, concepts: Concepts, isKnown: (term: string) => boolean): Query {
  const typed = straighten(query.slice(0, longestQuery))
  const corrected = typed.replace(/\S+/gu, (chunk) =>
    correct(chunk, (term) => isKnown(term) || concepts.has(term)),
  )
  const words = splitWords(corrected)
  const contentWords = words.filter(({ term }) => !isStopWord(term))
  const chosen = contentWords.length > 0 ? contentWords : words
  const terms = [...chosen, ...concepts.ofQuery(words)].map(({ term }) => term)
  return {
    terms: [...new Set(terms)].slice(0, maxTerms),
    words: words.map((word) => ({ ...word, text: corrected.slice(word.start, word.end) })),
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
