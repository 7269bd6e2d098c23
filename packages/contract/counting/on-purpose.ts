import type { CountName } from './count-names.ts'

/** Answers that visitors give of their own will; everything else is observed, and not of those who ask not to be. */
const onPurpose: ReadonlySet<CountName> = new Set(['helpful', 'unhelpful', 'suggestion-helped'])

/** Whether something is counted of a visitor whose browser asks not to observe them (Global Privacy Control, Do Not Track). */
export function isOnPurpose(name: CountName): boolean {
  return onPurpose.has(name)
}
