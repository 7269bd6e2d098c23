import { isSlug } from '../slug.ts'
import type { CountName } from './count-names.ts'
import { isAnswerOfHair, isVerdictOfHair } from './finder-keys.ts'
import { readScriptError } from './script-error-keys.ts'
import { readVital } from './vital-keys.ts'

const number = /^\d{1,9}$/
/** The quarters of a lesson that were seen, 0–4. */
const lesson = /^([a-z\d-]+):[0-4]$/

/**
 * The key under which something is counted, in the one form it has; null when it is none of those that a name takes, and must not be
 * counted. A query is put into small letters, and is null when it may speak of a person (`toCountedQuery`).
 */
export function toCountKey(name: CountName, key: string): string | null {
  switch (name) {
    case 'search':
    case 'search-pressed':
    case 'search-empty':
      return toCountedQuery(key)
    case 'suggestion-shown':
    case 'suggestion-helped':
      return number.test(key) ? key : null
    case 'question-topic':
    case 'helpful':
    case 'unhelpful':
      return isSlug(key) ? key : null
    case 'lesson-left':
      return isSlug(lesson.exec(key)?.[1]) ? key : null
    case 'finder-answer':
      return isAnswerOfHair(key) ? key : null
    case 'finder-verdict':
      return isVerdictOfHair(key) ? key : null
    case 'vital': {
      const measured = readVital(key)
      return measured && `${measured.kind}:${measured.vital}:${measured.edge}`
    }
    case 'script-error': {
      const error = readScriptError(key)
      return error && `${error.kind}:${error.file}:${error.build}`
    }
  }
}

/** Longer queries are sentences, and sentences tell of their writers. */
const maxWords = 8
const maxLength = 80
/** This many digits or more may be the number of a telephone, a card or a document. */
const longNumber = 6
/** Boxes are looked for by it, and no telephone is that long. */
const barcode = /^\d{13}$/

/**
 * A query as it is counted: small letters, `е` for `ё`, one space between words. Null when there is nothing to count, or when it may
 * speak of a person: an address, a long number, a link, or more words than a search needs.
 */
export function toCountedQuery(query: string): string | null {
  const text = query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d%]+$/gu, '')
  if (!/[\p{L}\d]/u.test(text) || text.length > maxLength || text.split(' ').length > maxWords) return null
  if (isAddress(text)) return null
  return barcode.test(text) || !hasLongNumber(text) ? text : null
}

/** An address of mail or of a page: «vk.com/anna». Numbers of shades have a slash between digits: «6/46». */
function isAddress(text: string): boolean {
  return /@|\p{L}\.\p{L}{2}|[^\s\d]\/\S|\S\/[^\s\d]/u.test(text)
}

/** Digits that belong together, whatever divides them, as long as it is no letter: «8 (900) 123–45–67». */
function hasLongNumber(text: string): boolean {
  return [...text.matchAll(/\p{N}(?:[^\p{L}\p{N}]*\p{N})*/gu)].some(
    ([number]) => number.replace(/\P{N}/gu, '').length >= longNumber,
  )
}
