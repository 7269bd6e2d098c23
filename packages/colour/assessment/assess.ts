import { type Grams, gramsFor } from '../amounts/mixture.ts'
import type { Lab } from '../colours/oklab.ts'
import { type Before, beforeIds, type Warning, warningIds } from '../rules/advice.ts'
import { bySeverity, type Reason } from '../rules/reasons.ts'
import { isBalm, type Range, type Shade } from '../shades/shade.ts'
import { compareWithBox } from './against-the-box.ts'
import { allRules } from './all-rules.ts'
import { packsOf } from './boxes.ts'
import { type Certainty, certaintyOf } from './certainty.ts'
import { type Procedure, procedureOf } from './procedure.ts'
import { said } from './rules.ts'
import { coloursOf, headOf, lastPart, type PredictedPart, type Trial } from './trial.ts'

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
  readonly procedure: Procedure | null
  /** One colour for the whole head, and that of the strands with pigment. */
  readonly head: Lab
  readonly pigmented: Lab
  readonly parts: readonly PredictedPart[]
}

/** Assesses a trial by all rules. */
export function assess(trial: Trial): Assessment {
  const { shade, mixedWith, minutes, situation } = trial
  const reasons = bySeverity([
    ...compareWithBox(trial),
    ...allRules.flatMap((rules) => said(rules.reasons ?? [], trial)),
  ])
  const warnings = allRules.flatMap((rules) => said(rules.warnings ?? [], trial))
  const before = allRules.flatMap((rules) => said(rules.before ?? [], trial))
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
    procedure: procedureOf(trial),
    head: headOf(trial),
    pigmented: lastPart(trial).prediction.pigmented.colour,
    parts: coloursOf(trial),
  }
}
