import { stemmer } from '@orama/stemmers/russian'

/** A word, or a name of several words, as the index knows it (its term), and where it stands in a text. */
export type Word = { term: string; start: number; end: number }

/** Typesetters put these into words and numbers; nobody types them. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** Numbers of shades («6-46», «6/46», «6.46»), percentages («6 %»), and words. */
const pattern =
  /\p{Nd}{1,2}\p{Cf}?[-/.,‐‑]\p{Cf}?\p{Nd}{1,3}(?![\p{L}\p{Nd}])|\p{Nd}{1,3}[\s\u00a0\u202f]?%|[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\p{Cf}]*/gu

/** Nobody types longer words: a longer run of letters is no word. */
const maxWordLength = 40

/** The terms of words met before: the same words stand in all texts, and stemming takes most of the time. */
const knownTerms = new Map<string, string>()
/** The map is emptied when it is full: to keep the latest words only would cost more than it saves. */
const mostKnownTerms = 50_000

/** The words of a text, stemmed; ё counts as е, and the numbers of shades have a hyphen. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = termOf(word)
    if (term) words.push({ term, start: index, end: index + word.length })
  }
  return words
}

function termOf(word: string): string {
  const known = knownTerms.get(word)
  if (known !== undefined) return known
  const term = makeTerm(word)
  if (knownTerms.size >= mostKnownTerms) knownTerms.clear()
  // Longer runs of letters never come twice.
  if (word.length <= maxWordLength) knownTerms.set(word, term)
  return term
}

/** Letters that people leave undotted, and Ukrainian ones, as they are compared. */
const folded: Record<string, string> = { ё: 'е', є: 'е', і: 'и', ї: 'и', ґ: 'г' }

function makeTerm(word: string): string {
  const plain = word
    .replace(unseen, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ёєіїґ]/gu, (letter) => folded[letter] ?? letter)
  if (plain.length > maxWordLength) return plain.slice(0, maxWordLength)
  if (/^\p{Nd}/u.test(plain)) return plain.replace(/[/.,‐‑]/u, '-').replace(/\s/u, '')
  return stemmer(plain)
}

/**
 * Words that stand in every text and every question, and say nothing of either. «Без», «не» and «после» do say something; «неё» is missing
 * since it has the stem of «не».
 */
const stopWords = `а бы был была было быть в вам вас весь во вот все всё вы где да для до его её если есть ещё же за и из или им их к как
  какая какие какой ко который ли лучше мне мы на над надо нам нас него них но о об он она они оно от перед по под при про
  с со так также такое там то того тоже том ты у уже что чтоб чтобы эта эти это этот я мой моя мои можно нужно`

const stopTerms = new Set(splitWords(stopWords).map(({ term }) => term))

/** Whether a term says nothing of a text. */
export function isStopWord(term: string): boolean {
  return stopTerms.has(term)
}
