import { takesLongerOnGrey } from '../amounts/standing-minutes.ts'
import { hasTone } from '../shades/shade.ts'
import type { Rules } from './rules.ts'
import { lastPart, type Trial } from './trial.ts'

const isBright = ({ shade }: Trial) => shade.kind === 'permanent' && hasTone(shade, '4', '6')
const grey = ({ situation }: Trial) => situation.input.grey
const isBlending = ({ situation }: Trial) => situation.direction === 'blend-grey'
const coverage = (trial: Trial) => lastPart(trial).prediction.grey?.coverage ?? 1

/** The share of white that still shines through, of all hair. */
const leftWhite = (trial: Trial) => (grey(trial) / 100) * (1 - coverage(trial))

/** Kinds that are expected to cover grey, at least in part. */
const isCovering = ({ shade }: Trial) => !['corrector', 'camouflage', 'tint'].includes(shade.kind)

/** Rules about grey strands. */
export const greyRules: Rules = {
  reasons: [
    ['grey-brighter', (trial) => isBright(trial) && grey(trial) > 50],
    [
      'grey-blended',
      (trial) => grey(trial) >= 20 && isCovering(trial) && !isBlending(trial) && coverage(trial) < 0.75,
    ],
    [
      'grey-blended',
      (trial) => isBlending(trial) && trial.shade.kind === 'tone-on-tone' && leftWhite(trial) > 0.25,
    ],
  ],
  warnings: [
    ['start-grey-first', (trial) => trial.shade.kind === 'permanent' && grey(trial) >= 20],
    [
      'full-time-grey',
      ({ situation: { input }, shade, mixedWith, parts }) =>
        takesLongerOnGrey({ input, zones: parts.map((part) => part.zone) }, shade, mixedWith),
    ],
    ['mix-half', (trial) => trial.mixedWith !== null],
    ['few-grey-glow', (trial) => isBright(trial) && grey(trial) >= 1 && grey(trial) < 20],
    ['tint-not-for-grey', (trial) => trial.shade.kind === 'tint' && grey(trial) >= 20 && !isBlending(trial)],
  ],
}
