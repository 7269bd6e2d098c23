import { isNaturalSeries } from '../shades/selectors.ts'
import { lifts } from '../shades/shade.ts'
import type { Rules } from './rules.ts'
import type { Trial } from './trial.ts'

/** Roots that only catch up with lengths at least as dark as the shade do not count as a step. */
const joinsDarkLengths = ({ situation: { input, treated }, shade }: Trial) =>
  input.scope === 'roots' && treated !== null && treated.level <= shade.level

/** Rules about dark dyes, which are easy to put on and hard to take off. */
export const darkRules: Rules = {
  reasons: [
    [
      'big-step-down',
      (trial) =>
        lifts(trial.shade) && trial.situation.base.level - trial.shade.level >= 4 && !joinsDarkLengths(trial),
    ],
  ],
  warnings: [['black-stays', ({ shade }) => isNaturalSeries(shade) && shade.level === 1]],
}
