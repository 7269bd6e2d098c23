import { isSlug } from '../slug.ts'
import type { CountName } from './count-names.ts'
import { toCountedQuery } from './counted-query.ts'
import { isAnswerOfHair, isVerdictOfHair } from './finder-keys.ts'

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
  }
}
