import type { Trial } from './trial.ts'

/** How sure a prediction is. */
export const certainties = ['high', 'medium', 'low'] as const

export type Certainty = (typeof certainties)[number]

const isHenna = ({ parts }: Trial) =>
  parts.some(({ zone }) => zone.kind === 'henna' || zone.kind === 'hennaBasma')

/** Reasons why a prediction is less than sure. */
const doubts: ReadonlyArray<(trial: Trial) => boolean> = [
  ({ parts }) => parts.some(({ zone }) => zone.kind === 'lightened'),
  ({ parts }) => parts.some(({ prediction }) => prediction.pigmented.lift >= 2),
  ({ parts }) => parts.some(({ zone }) => zone.kind === 'colored' && zone.tone !== '0'),
  ({ situation }) => situation.zones.length > 1,
  ({ situation }) => situation.input.porousEnds,
  ({ situation }) => situation.input.greyGuessed,
]

/** How sure a trial is: henna is a guess, any doubt or reason makes it medium. */
export function certaintyOf(trial: Trial, hasReasons: boolean): Certainty {
  if (isHenna(trial)) return 'low'
  return hasReasons || doubts.some((isIn) => isIn(trial)) ? 'medium' : 'high'
}
