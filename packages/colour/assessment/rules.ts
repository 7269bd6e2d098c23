import type { Before, Warning } from '../rules/advice.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Trial } from './trial.ts'

/** One line of a table of rules: the id of a text, and the condition for it. */
export type Line<Said> = readonly [said: Said, when: (trial: Trial) => boolean]

/** Rules about one subject. */
export type Rules = {
  readonly reasons?: readonly Line<Reason>[]
  readonly warnings?: readonly Line<Warning>[]
  readonly before?: readonly Line<Before>[]
}

/** The ids of all lines whose condition holds for a trial, in their order. */
export function said<Said>(lines: readonly Line<Said>[], trial: Trial): Said[] {
  return lines.filter(([, when]) => when(trial)).map(([id]) => id)
}
