import type { Reason } from '../rules/reasons.ts'
import { isBalm, isBright } from '../shades/shade.ts'
import { takesLongerOnGrey } from './amounts.ts'
import { lastPart, type Rules, type Trial } from './trial.ts'

const isBrightDye = ({ shade }: Trial) => !isBalm(shade) && isBright(shade)
const isTint = ({ shade }: Trial) => shade.kind === 'tint'
const grey = ({ situation }: Trial) => situation.input.grey
const isBlending = ({ situation }: Trial) => situation.direction === 'blend-grey'
const coverage = (trial: Trial) => lastPart(trial).prediction.grey?.coverage ?? 1

/** The share of white that still shines through, of all hair. */
const leftWhite = (trial: Trial) => (grey(trial) / 100) * (1 - coverage(trial))

/** Kinds that are expected to cover grey, at least in part. */
const isCovering = ({ shade }: Trial) => !['corrector', 'camouflage', 'tint'].includes(shade.kind)

const isPatch = ({ situation }: Trial) => situation.input.greyWhere === 'patch'

/** Grey that is seen at once: a fifth of all hair, or a patch however small. */
const isSeen = (trial: Trial) => grey(trial) >= 20 || isPatch(trial)

/** Much grey, a patch that is white all over, or grey that takes no colour: a bright colour is seen on it as something else than on the other hair. */
const isHardToColour = (trial: Trial) =>
  grey(trial) >= 50 || isPatch(trial) || (grey(trial) > 0 && trial.situation.input.greyStubborn)

const isStubborn = (trial: Trial) =>
    trial.situation.input.greyStubborn &&
  isSeen(trial) &&
  trial.parts.some(({ zone }) => zone.kind === 'natural')

const isPatchFirst = ({ situation: { input, isPatchOnly }, shade }: Trial) =>
  input.greyWhere === 'patch' && !isPatchOnly && !isBalm(shade) && shade.kind !== 'camouflage'

/** Whether a shade comes out so on grey that only a person who wishes for it should be shown it. */
export function shoutsOnGrey(reasons: readonly Reason[]): boolean {
  return reasons.includes('grey-brighter') || reasons.includes('tint-on-grey')
}

/** Whether the dye is put on the grey first, which needs the full time. */
export function startsOnGrey(trial: Trial): boolean {
  return isPatchFirst(trial) || (trial.shade.kind === 'permanent' && grey(trial) >= 20)
}

/** Rules about grey strands. */
export const greyRules: Rules = {
  reasons: [
    // Whatever the wish was: a dye that has to colour grey which takes none disappoints.
    [
      'grey-stubborn',
      (trial) => isStubborn(trial) && (trial.shade.greyRole === 'covers' || isBrightDye(trial)),
    ],
    ['only-patch', ({ situation, shade }) => situation.isPatchOnly && shade.kind !== 'camouflage'],
    ['grey-brighter', (trial) => isBrightDye(trial) && isHardToColour(trial)],
    ['tint-on-grey', (trial) => isTint(trial) && isHardToColour(trial)],
    [
      'grey-blended',
      (trial) => isSeen(trial) && isCovering(trial) && !isBlending(trial) && coverage(trial) < 0.75,
    ],
    [
      'grey-blended',
      (trial) => isBlending(trial) && trial.shade.kind === 'tone-on-tone' && leftWhite(trial) > 0.25,
    ],
  ],
  warnings: [
    ['start-patch-first', isPatchFirst],
    [
      'start-grey-first',
      (trial) => startsOnGrey(trial) && !isPatchFirst(trial) && !trial.situation.isPatchOnly,
    ],
    [
      'full-time-grey',
      ({ situation: { input }, shade, mixedWith, parts }) =>
        takesLongerOnGrey({ input, zones: parts.map((part) => part.zone) }, shade, mixedWith),
    ],
    ['mix-half', (trial) => trial.mixedWith !== null],
    [
      'few-grey-glow',
      (trial) => isBrightDye(trial) && grey(trial) >= 1 && grey(trial) < 20 && !isPatch(trial),
    ],
    ['tint-not-for-grey', (trial) => isTint(trial) && grey(trial) > 0 && !isHardToColour(trial)],
  ],
}
