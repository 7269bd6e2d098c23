import type { Lab } from '../colours/oklab.ts'
import { greyChange, lookAfter, lookBefore } from '../looks.ts'
import { type Before, beforeIds, type Warning, warningIds } from '../rules/advice.ts'
import { bySeverity, type Reason } from '../rules/reasons.ts'
import { isBalm, type Range, type Shade } from '../shades/shade.ts'
import { compareWithBox, darkRules, liftingRules } from './against-the-box.ts'
import { type Grams, gramsFor, minutesIfOverHalf } from './amounts.ts'
import { camouflageRules, lastingRules, violetRules } from './kinds.ts'
import { greyRules, startsOnGrey } from './on-grey.ts'
import { boxRules, packsOf, personRules } from './preparation.ts'
import { hennaRules, lengthRules, rootRules } from './treated-hair.ts'
import {
  coloursOf,
  headOf,
  lastPart,
  type PredictedPart,
  type Rule,
  type Rules,
  type Trial,
} from './trial.ts'

/** How sure a prediction is. */
export const certainties = ['high', 'medium', 'low'] as const

export type Certainty = (typeof certainties)[number]

/** Slugs of the procedures for applying a shade. */
export type Procedure =
  | 'pervoe-okrashivanie-po-vsej-dline'
  | 'tolko-korni'
  | 'zakrasit-sedinu'
  | 'kamuflyazh-sediny-za-10-minut'
  | 'toniruem-blond'

/** Everything known about a shade that a head may take. */
export type Assessment = {
  readonly shade: Shade
  readonly mixedWith: Shade | null
  /** Severest first; without any, the shade simply works. */
  readonly reasons: readonly Reason[]
  readonly warnings: readonly Warning[]
  readonly before: readonly Before[]
  readonly certainty: Certainty
  readonly packs: Record<string, number>
  readonly grams: Grams | null
  readonly minutes: Range
  /** The longer time for more than half of grey, where nobody can tell by eye; else null. */
  readonly minutesIfOverHalf: Range | null
  readonly procedure: Procedure | null
  /** One colour for the whole head, and that of the strands with pigment. */
  readonly head: Lab
  readonly pigmented: Lab
  readonly parts: readonly PredictedPart[]
}

/** Every table of rules. Reasons of equal weight are given in this order. */
const allRules: readonly Rules[] = [
  liftingRules,
  greyRules,
  camouflageRules,
  darkRules,
  hennaRules,
  rootRules,
  lengthRules,
  violetRules,
  lastingRules,
  personRules,
  boxRules,
]

/** Assesses a trial by all rules. */
export function assess(trial: Trial): Assessment {
  const { shade, mixedWith, minutes, situation } = trial
  const reasons = bySeverity([
    ...compareWithBox(trial),
    ...allRules.flatMap((rules) => idsOf(trial, rules.reasons)),
  ])
  const warnings = allRules.flatMap((rules) => idsOf(trial, rules.warnings))
  const before = allRules.flatMap((rules) => idsOf(trial, rules.before))
  return {
    shade,
    mixedWith,
    reasons,
    warnings: warningIds.filter((id) => warnings.includes(id)),
    before: beforeIds.filter((id) => before.includes(id)),
    certainty: certaintyOf(trial, reasons.length > 0),
    packs: packsOf(trial),
    grams: isBalm(shade) ? gramsFor(situation.input, trial.isDiluted) : null,
    minutes,
    minutesIfOverHalf: minutesIfOverHalf(
      { input: situation.input, zones: trial.parts.map(({ zone }) => zone) },
      shade,
      mixedWith,
    ),
    procedure: procedureOf(trial),
    head: headOf(trial),
    pigmented: lastPart(trial).prediction.pigmented.colour,
    parts: coloursOf(trial),
  }
}

/** The ids of the rules whose condition holds for a trial, in their order. */
function idsOf<Id>(trial: Trial, rules: readonly Rule<Id>[] = []): Id[] {
  return rules.filter(([, when]) => when(trial)).map(([id]) => id)
}

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

/** Whether grey stays as visible as it was: nobody expects that of a predictable result. */
function leavesGrey(trial: Trial): boolean {
  const { input, isGreyBare } = trial.situation
  if (isGreyBare) return true
  const before = lookBefore(input)
  return lookAfter(input, { parts: coloursOf(trial) }).some(
    (after, index) => greyChange(before[index], after) === 'stays',
  )
}

/** How sure a trial is: henna is a guess until a strand was tested, any doubt or reason makes it medium. */
function certaintyOf(trial: Trial, hasReasons: boolean): Certainty {
  if (isHenna(trial) && trial.situation.input.strandTest !== 'clean') return 'low'
  return hasReasons || doubts.some((isIn) => isIn(trial)) ? 'medium' : 'high'
}

/** The procedure for a trial; null for a tint, which needs none. */
function procedureOf(trial: Trial): Procedure | null {
  const { shade, situation } = trial
  if (shade.kind === 'camouflage') return 'kamuflyazh-sediny-za-10-minut'
  if (shade.kind === 'corrector') return 'toniruem-blond'
  if (shade.kind === 'tint') return null
  if (situation.input.scope === 'roots') return 'tolko-korni'
  if (situation.isPatchOnly || (shade.kind === 'permanent' && startsOnGrey(trial))) return 'zakrasit-sedinu'
  return 'pervoe-okrashivanie-po-vsej-dline'
}
