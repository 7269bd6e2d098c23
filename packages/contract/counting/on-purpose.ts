import type { CountName } from './count-names.ts'

/** Answers that visitors give on purpose. All other names count what is observed, unless the browser asks not to observe the visitor. */
const onPurpose: ReadonlySet<CountName> = new Set(['helpful', 'unhelpful', 'suggestion-helped'])

/** Whether a name is counted even for visitors whose browser asks not to track them (Global Privacy Control, Do Not Track). */
export function isOnPurpose(name: CountName): boolean {
  return onPurpose.has(name)
}
