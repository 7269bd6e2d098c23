import { longestQuery } from '@pryad/contract/search-query.ts'
import type { Analyzer } from './analyzer.ts'
import { isStopWord, splitWords, type Word } from './words.ts'

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

/** Reads a query. `isIndexed` tells the words of the index: only a word that is neither there nor a name of synonyms may have been typed on the wrong keyboard. */
export function readQuery(query: string, analyzer: Analyzer, isIndexed: (term: string) => boolean): Query {
  const isKnown = ({ term }: Word) => isIndexed(term) || analyzer.isInName(term)
  const corrected = query
    .slice(0, longestQuery)
    .replace(dashOfNumber, '-')
    .replace(/\S+/gu, (chunk) => (splitWords(chunk).some(isKnown) ? chunk : toRussianLayout(chunk)))
  const words = splitWords(corrected)
  const contentWords = words.filter(({ term }) => !isStopWord(term))
  const chosen = contentWords.length > 0 ? contentWords : words
  const terms = [...chosen, ...analyzer.synonymsIn(words)].map(({ term }) => term)
  return {
    terms: [...new Set(terms)].slice(0, maxTerms),
    words: words.map((word) => ({ ...word, text: corrected.slice(word.start, word.end) })),
    unfinished: /[\p{L}\p{Nd}]$/u.test(corrected) ? chosen.at(-1)?.term : undefined,
  }
}

/** Phones make a dash of a hyphen between numbers. */
const dashOfNumber = /(?<=\p{Nd}\u2060?)[\u2012-\u2015\u2212](?=\u2060?\p{Nd})/gu

/** The keys of Russian letters on the Latin keyboard; those of signs once more, as they are with Shift. */
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'
const cyrillicByLatin = new Map([...latin].map((key, place) => [key, cyrillic[place]]))

/**
 * A word as it would be if the keyboard had been switched to Russian: «rhfcrf» is «краска». A word that has no Latin letter, or has Russian
 * ones as well, stays as it is.
 */
export function toRussianLayout(word: string): string {
  if (!/[a-z]/iu.test(word) || /\p{Script=Cyrillic}/u.test(word)) return word
  return [...word.toLowerCase()].map((key) => cyrillicByLatin.get(key) ?? key).join('')
}
