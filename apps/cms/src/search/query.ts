import { longestQuery } from '@pryad/contract/search-query.ts'
import { type Analyzer, isSynonymTerm } from './analyzer.ts'
import { hasNeed } from './needs.ts'
import { fromLatin, toRussianLayout } from './russian-letters.ts'
import { isStopWord, splitWords, type Word } from './words.ts'

/** More terms would only cost time. */
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

/** The words that an index knows. */
export type Known = {
  analyzer: Analyzer
  /** How much a term says; undefined for one that stands nowhere. */
  worthOf: (term: string) => number | undefined
  /** Whether a word is the name of the brand, which stands in all that it says of itself. */
  isBrand: (term: string) => boolean
}

/** Reads a query. Only words that the index and the synonyms do not know are read as Russian ones in other letters. */
export function readQuery(query: string, known: Known): Query {
  const { analyzer, worthOf, isBrand } = known
  const isIndexed = (term: string) => worthOf(term) !== undefined
  const isKnown = ({ term }: Word) => isIndexed(term) || analyzer.isInName(term) || isStopWord(term)
  const areKnown = (text: string) => splitWords(text).some(isKnown)
  const corrected = withNumbers(query.slice(0, longestQuery), isIndexed)
    .replace(/\S+/gu, (chunk) => (areKnown(chunk) ? chunk : toRussian(chunk, areKnown)))
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      const right = analyzer.correct(word)
      // «Чешеца»: as it sounds.
      return areKnown(right) ? right : right.replace(/(?<=[аеиоуыюя])ца$/u, 'тся')
    })
  const words = splitWords(corrected)
  const telling = words.filter(({ term }) => !isStopWord(term))
  const unbranded = telling.filter(({ term }) => !isBrand(term))
  const chosen = [unbranded, telling, words].find((some) => some.length > 0) ?? []
  const terms = [...chosen, ...analyzer.synonymsIn(words)].map(({ term }) => term)
  return {
    terms: [...new Set(terms)].slice(0, maxTerms),
    words: words.map((word) => ({ ...word, text: corrected.slice(word.start, word.end) })),
    unfinished: /[\p{L}\p{Nd}]$/u.test(corrected) ? chosen.at(-1)?.term : undefined,
  }
}

/** Sentences as people end them, or as many words as one has, where they end none. */
const sentence = /(?:[^\s.!?…]+[^\p{L}\p{Nd}.!?…]*){1,20}[.!?…]*/gu
/** A sentence may also end where the next one begins with a capital letter. */
const unended = /(?<=\p{Ll}) (?=\p{Lu}\p{Ll})/gu
const mostSentences = 6

/**
 * The sentences of a long text that tell what it is about, since a story stands round them: those that name most things that the search
 * knows. A sentence that asks weighs twice. A shorter text is one query.
 */
export function toQueries(text: string, known: Known): { query: Query; weight: number }[] {
  const whole = readQuery(text, known)
  if (whole.words.length <= maxTerms) return [{ query: whole, weight: 1 }]
  const sentences = text.slice(0, longestQuery).replace(unended, '. ').match(sentence) ?? []
  const telling = sentences
    .map((one) => {
      const { words, terms } = readQuery(one, known)
      const things = terms.filter(isSynonymTerm)
      const isAsking =
        one.includes('?') ||
        hasNeed(
          words.map(({ text: word }) => word),
          'question',
        )
      const weight = isAsking ? 2 : 1
      const worth = weight * things.reduce((sum, term) => sum + (known.worthOf(term) ?? 0), 0)
      // A story has many words that say nothing of hair.
      const named = terms.filter((term) => isSynonymTerm(term) || known.analyzer.isInName(term))
      return { query: { words, terms: named, unfinished: undefined }, weight, worth }
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostSentences)
  return telling.length > 0 ? telling : [{ query: whole, weight: 1 }]
}

/** Phones make a dash of a hyphen between numbers. */
const dashOfNumber = /(?<=\p{Nd}\u2060?)[\u2012-\u2015\u2212](?=\u2060?\p{Nd})/gu
/** Two numbers apart, no share and no span of time. */
const twoNumbers =
  /(?<![\p{Nd}.,/-])(\p{Nd}{1,2})(?:\s*[/.,-]\s*|\s+)(\p{Nd}{1,3})(?![\p{Nd}.,/-])(?!\s*(?:%|проц|vol|вол|лет|год|дн|недел|мес|мин|час|раз|см|гр|мл))/giu
/** A share in words, or the strength of a developer in volumes of oxygen, of which ten make three per cent. */
const percent = /(?<![\p{Nd}.,])(\p{Nd}{1,2}(?:[.,]\p{Nd})?)\s*(%|проц\p{L}*|vol\p{L}*|волюм\p{L}*)/giu
/** The strengths of developers; a share of grey is told in tens, or together with its name. */
const strengths = ['1.5', '1.9', '2', '3', '4', '6', '9', '12']

/** Writes numbers as the texts do: «6 0» is a shade if there is one, «6 процентов» and «20 vol» are the strength of a developer. */
function withNumbers(query: string, isIndexed: (term: string) => boolean): string {
  const hasGrey = /с[еи]д[аеиоы]|с[еи]д[ао]й/iu.test(query)
  return query
    .replace(dashOfNumber, '-')
    .replace(twoNumbers, (all: string, level: string, tone: string) =>
      isIndexed(`${level}-${tone}`) ? `${level}-${tone}` : all,
    )
    .replace(percent, (_, number: string, sign: string) => {
      const share = /^[vв]/iu.test(sign) ? `${Number(number) * 0.3}` : number.replace(',', '.')
      return `${share}%${!hasGrey && strengths.includes(share) ? ' проявитель' : ''}`
    })
}

/** A word as it would be in Russian letters: by its keys, or by its sound, whichever is known; else whichever it looks like. */
function toRussian(word: string, areKnown: (text: string) => boolean): string {
  const byKeys = toRussianLayout(word)
  if (areKnown(byKeys)) return byKeys
  const sounds = fromLatin(word)
  const vowels = word.match(/[aeiouy]/giu) ?? []
  return sounds.find(areKnown) ?? (vowels.length * 4 >= word.length ? (sounds[0] ?? byKeys) : byKeys)
}
