import { baseColour } from '../colours/tones.ts'
import type { Rules } from './rules.ts'
import { lastPart, type Trial } from './trial.ts'

const isCorrector = ({ shade }: Trial) => shade.kind === 'corrector'
const grey = ({ situation }: Trial) => situation.input.grey

/** Below this much yellow a colour is lilac. */
const leastYellow = 0.002

const isLilac = (trial: Trial) =>
  trial.parts.some(
    ({ zone, prediction }) => baseColour(zone).L > 0.6 && prediction.pigmented.colour.b < leastYellow,
  ) || isGreyLilac(trial)

const isGreyLilac = (trial: Trial) => {
  const strands = lastPart(trial).prediction.grey
  return grey(trial) >= 50 && strands !== null && strands.colour.b < leastYellow
}

/** Rules about the violet balm. */
export const violetRules: Rules = {
  reasons: [['may-go-lilac', (trial) => isCorrector(trial) && isLilac(trial)]],
  warnings: [
    ['check-strand', isCorrector],
    ['tone-does-not-lift', isCorrector],
    ['dilute-half', (trial) => isCorrector(trial) && trial.isDiluted],
    ['violet-on-grey', (trial) => isCorrector(trial) && grey(trial) >= 1 && grey(trial) < 50],
    [
      'yellow-deep',
      (trial) => isCorrector(trial) && grey(trial) < 50 && trial.parts.every(({ zone }) => zone.level <= 8),
    ],
  ],
}
