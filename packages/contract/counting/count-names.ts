/** Everything that is ever counted; `toCountKey` defines the keys of each name. */
const countNames = [
  /** A query that found something. */
  'search',
  /** A query of which a result was pressed. */
  'search-pressed',
  /** A query that found nothing. */
  'search-empty',
  /** A published question, by its id, that was offered while a visitor wrote theirs. */
  'suggestion-shown',
  /** The same, when its answer helped. */
  'suggestion-helped',
  /** The topic of a question that was sent. */
  'question-topic',
  /** A lesson that was left, with the quarters of it that were seen. */
  'lesson-left',
  /** An article that helped. */
  'helpful',
  'unhelpful',
  /** An answer about hair. */
  'finder-answer',
  /** The verdict of the shade finder on a wish, and its reason. */
  'finder-verdict',
  /** How fast a page was for its visitor. */
  'vital',
  /** An error of a page's scripts. */
  'script-error',
] as const

export type CountName = (typeof countNames)[number]

/** Names whose keys are words of visitors. */
export const queryNames = ['search', 'search-pressed', 'search-empty'] as const satisfies CountName[]

export function isQueryName(name: CountName): boolean {
  return queryNames.some((known) => known === name)
}

export function isCountName(name: unknown): name is CountName {
  return countNames.some((known) => known === name)
}

/** Answers that visitors give on purpose. All other names count what is observed, unless the browser asks not to observe the visitor. */
const onPurpose: ReadonlySet<CountName> = new Set(['helpful', 'unhelpful', 'suggestion-helped'])

/** Whether a name is counted even for visitors whose browser asks not to track them (Global Privacy Control, Do Not Track). */
export function isOnPurpose(name: CountName): boolean {
  return onPurpose.has(name)
}
