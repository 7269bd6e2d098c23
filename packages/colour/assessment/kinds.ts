import { baseColour } from '../colours/hair-colours.ts'
import { hasTone } from '../shades/shade.ts'
import { lastPart, type Rules, type Trial } from './trial.ts'

const isCamouflage = ({ shade }: Trial) => shade.kind === 'camouflage'

/** Rules about camouflage, which halves grey in ten minutes. */
export const camouflageRules: Rules = {
  reasons: [
    [
      'camouflage-deeper',
      (trial) => isCamouflage(trial) && trial.parts.some(({ zone }) => zone.level > trial.shade.level),
    ],
    ['camouflage-grey-cast', (trial) => isCamouflage(trial) && trial.situation.input.grey > 80],
    ['no-grey-to-blend', (trial) => isCamouflage(trial) && trial.situation.input.grey === 0],
    ['grey-patch', (trial) => isCamouflage(trial) && trial.situation.input.greyWhere === 'patch'],
  ],
  warnings: [
    ['camouflage-not-beard', isCamouflage],
    ['camouflage-first-5', (trial) => isCamouflage(trial) && trial.situation.input.firstTime],
  ],
}

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

/** Rules about colours that fade or fall short, and about roots that stay unchanged. */
export const lastingRules: Rules = {
  warnings: [
    ['roots-unchanged', ({ leavesRoots }) => leavesRoots],
    ['tint-fades', ({ shade }) => shade.kind === 'tint'],
    ['soft-fades', ({ shade }) => shade.kind === 'tone-on-tone'],
    ['soft-gold', ({ shade }) => shade.kind === 'lightening' && shade.level < 10],
    ['not-white', ({ shade }) => shade.kind === 'lightening' && shade.level >= 10],
    ['copper-fades', ({ shade }) => hasTone(shade, 'copper', 'red')],
    ['pink-water', ({ shade }) => shade.kind === 'permanent' && hasTone(shade, 'red')],
  ],
  before: [['strand-test-cut', ({ shade }) => shade.kind === 'lightening']],
}
