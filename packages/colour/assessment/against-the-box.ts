import { warmth } from '../colours/oklab.ts'
import type { Reason } from '../rules/reasons.ts'
import { isBalm, isNaturalSeries, lifts, type Shade } from '../shades/shade.ts'
import { startsOnGrey } from './on-grey.ts'
import type { Part, Rules, Trial } from './trial.ts'

/** Differences of lightness and warmth that are visible when the box is held beside the hair. */
export const visible = { lightness: 0.055, warmth: 0.021 }

/** How the hair differs from the picture on the box, zone by zone. Balms and camouflage promise no such picture, and a patch of grey is too small for one. */
export function compareWithBox(trial: Trial): Reason[] {
  if (isBalm(trial.shade) || trial.shade.kind === 'camouflage' || trial.situation.isPatchOnly) return []
  return trial.parts.flatMap((part) => (part.isGreyLight ? 'dark-strands-stay' : compare(trial, part)))
}

function compare({ dye }: Trial, { prediction }: Part): Reason[] {
  const { colour } = prediction.pigmented
  const differences: [Reason, boolean][] = [
    ['darker-than-box', dye.colour.L - colour.L > visible.lightness],
    ['lighter-than-box', colour.L - dye.colour.L > visible.lightness],
    ['warmer-than-box', warmth(colour) - warmth(dye.colour) > visible.warmth],
  ]
  return differences.filter(([, isSeen]) => isSeen).map(([reason]) => reason)
}

/** Whether a developer lifts natural hair by a level at least. */
function isLifted({ parts }: Trial): boolean {
  return parts.some(({ prediction }) => prediction.pigmented.lift >= 1)
}

/** Warnings about lifted hair. */
export const liftingRules: Rules = {
  warnings: [
    ['warm-undertone', isLifted],
    // On dyed lengths the roots come first, and grey hair needs the full time.
    [
      'length-first',
      (trial) =>
        isLifted(trial) &&
        trial.situation.input.scope === 'all' &&
        !trial.situation.treated &&
        trial.situation.input.grey <= 50 &&
        !startsOnGrey(trial),
    ],
  ],
}

/** Roots that only catch up with lengths at least as dark as the shade do not count as a step. */
const joinsDarkLengths = ({ situation: { input, treated }, shade }: Trial) =>
  input.scope === 'roots' && treated !== null && treated.level <= shade.level

const isBlack = (shade: Shade) => isNaturalSeries(shade) && shade.level === 1

/** Rules about dark dyes, which are easy to put on and hard to take off. */
export const darkRules: Rules = {
  reasons: [
    [
      'big-step-down',
      (trial) =>
        lifts(trial.shade) && trial.situation.base.level - trial.shade.level >= 4 && !joinsDarkLengths(trial),
    ],
  ],
  // A step on the way to black leads to black, too.
  warnings: [
    [
      'black-stays',
      ({ shade, situation: { wished } }) => isBlack(shade) || (wished !== null && isBlack(wished)),
    ],
  ],
}
