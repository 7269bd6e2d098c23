import { greyChange, lookAfter, lookBefore } from '../looks.ts'
import { coloursOf, type Trial } from './trial.ts'

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
  leavesGrey,
]

/** Whether grey is to be seen afterwards as before: nobody expects that of a predictable result. */
function leavesGrey(trial: Trial): boolean {
  const { input } = trial.situation
  const before = lookBefore(input)
  return lookAfter(input, { parts: coloursOf(trial) }).some(
    (after, index) => greyChange(before[index], after) === 'stays',
  )
}

/** How sure a trial is: henna is a guess until a strand was tested, any doubt or reason makes it medium. */
export function certaintyOf(trial: Trial, hasReasons: boolean): Certainty {
  if (isHenna(trial) && trial.situation.input.strandTest !== 'clean') return 'low'
  return hasReasons || doubts.some((isIn) => isIn(trial)) ? 'medium' : 'high'
}
