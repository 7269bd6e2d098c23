import { stemmer } from '@orama/stemmers/russian'

/** A word of a text as the index knows it, and where it stands in the text. */
export type Word = { term: string; start: number; end: number }

/** Typesetters put these into words and numbers; nobody types them. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** Numbers of shades («6-46», «6/46», «6.46»), percentages («6 %»), and words. */
const pattern =
  /\p{Nd}{1,2}\p{Cf}?[-/.,‐‑]\p{Cf}?\p{Nd}{1,3}(?![\p{L}\p{Nd}])|\p{Nd}{1,3}[\s\u00a0\u202f]?%|[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\p{Cf}]*/gu

/** Nobody types longer words: a longer run of letters is no word. */
const maxWordLength = 40

/** The same words stand in all texts: making terms of them takes most of the time without this. */
const terms = new Map<string, string>()
/** Emptied when it is full: to keep the latest words only would cost more than it saves. */
const mostTerms = 50_000

/** The words of a text, stemmed; ё counts as е, and the numbers of shades have a hyphen. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = toTerm(word)
    if (term) words.push({ term, start: index, end: index + word.length })
  }
  return words
}

function toTerm(word: string): string {
  let term = terms.get(word)
  if (term === undefined) {
    term = makeTerm(word)
    // Words that nobody writes in a text would only push out common ones.
    if (terms.size >= mostTerms) terms.clear()
    if (word.length <= maxWordLength) terms.set(word, term)
  }
  return term
}

function makeTerm(word: string): string {
  const plain = word.replace(unseen, '').normalize('NFKC').toLowerCase().replaceAll('ё', 'е')
  if (plain.length > maxWordLength) return plain.slice(0, maxWordLength)
  if (/^\p{Nd}/u.test(plain)) return plain.replace(/[/.,‐‑]/u, '-').replace(/\s/u, '')
  return stemmer(plain)
}
