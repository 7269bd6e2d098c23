import type { Grams } from './assessment/amounts.ts'
import type { Assessment, Certainty, Procedure } from './assessment/assess.ts'
import type { PredictedPart } from './assessment/trial.ts'
import type { Before, Warning } from './rules/advice.ts'
import { bySeverity, type Reason, type Verdict, verdictOf } from './rules/reasons.ts'
import type { Range, Shade } from './shades/shade.ts'

type NamedShade = { readonly shadeNumber: string; readonly ean: string }

/** Everything needed to use one of the named shades, and the colours that the head gets. */
export type Plan = NamedShade & {
  readonly mix: { readonly with: string; readonly parts: readonly [1, 1] } | null
  readonly developerPercent: number | null
  /** Cream to developer by volume. */
  readonly mixing: Shade['mixing']
  /** Boxes by shade number. */
  readonly packs: Readonly<Record<string, number>>
  /** Balms only. */
  readonly grams: Grams | null
  readonly minutes: Range
  /** The longer time for more than half of grey, where nobody can tell by eye; else null. */
  readonly minutesIfOverHalf: Range | null
  readonly before: readonly Before[]
  readonly warnings: readonly Warning[]
  readonly procedure: Procedure | null
  /** The parts of the head that take the shade. */
  readonly parts: readonly PredictedPart[]
  /** The refusal that this shade is an offer for; null for a shade of the wish itself. */
  readonly insteadOf: Reason | null
}

/** Shades that can be done at home in place of a refused wish, and the refusal that offers them. */
export type Instead = { readonly reason: Reason; readonly assessments: readonly Assessment[] }

/** The answer of the finder. */
export type FinderAnswer = {
  readonly verdict: Verdict
  /** The first is the headline. */
  readonly reasons: readonly Reason[]
  /** Shades that fulfil the wish, best first. */
  readonly shades: readonly NamedShade[]
  /** Other shades that can be done at home. */
  readonly instead: readonly NamedShade[]
  /** The number of a shade for a second step. */
  readonly later: string | null
  /** How sure the first of `shades` is; null without one. */
  readonly certainty: Certainty | null
  /** Why no shade is named, if none is. */
  readonly whyNone: Reason | null
  /** One for each of `shades`, then one for each of `instead`: every shade that can be chosen has its plan. */
  readonly plans: readonly Plan[]
}

type NamedWith = {
  readonly reasons?: readonly Reason[]
  readonly later?: string | null
  readonly insteadOf?: Reason | null
}

/** An answer that names shades: reasons and certainty are the first one's; among equally severe reasons those of the wish come first. */
export function nameShades(
  first: Assessment,
  others: readonly Assessment[],
  { reasons: own = [], later = null, insteadOf = null }: NamedWith = {},
): FinderAnswer {
  const reasons = bySeverity([...own, ...first.reasons])
  return {
    verdict: verdictOf(reasons),
    reasons,
    shades: [first, ...others].map(toNamed),
    instead: [],
    later,
    certainty: reasons.length > 0 && first.certainty === 'high' ? 'medium' : first.certainty,
    whyNone: null,
    plans: [first, ...others].map((assessment) => toPlan(assessment, insteadOf)),
  }
}

/** An answer without a shade for the wish; `instead` may still name other shades. */
export function nameNone(
  verdict: Verdict,
  reasons: readonly [Reason, ...Reason[]],
  offer: Instead | null = null,
): FinderAnswer {
  const instead = offer?.assessments ?? []
  return {
    verdict,
    reasons,
    shades: [],
    instead: instead.map(toNamed),
    later: null,
    certainty: null,
    whyNone: instead.length > 0 ? null : reasons[0],
    plans: instead.map((assessment) => toPlan(assessment, offer?.reason ?? null)),
  }
}

function toNamed({ shade }: Assessment): NamedShade {
  return { shadeNumber: shade.shadeNumber, ean: shade.ean }
}

function toPlan(assessment: Assessment, insteadOf: Reason | null): Plan {
  const { shade, mixedWith, packs, grams, minutes, before, warnings, procedure, parts } = assessment
  return {
    ...toNamed(assessment),
    mix: mixedWith && { with: mixedWith.shadeNumber, parts: [1, 1] },
    developerPercent: shade.developerPercent,
    mixing: shade.mixing,
    packs,
    grams,
    minutes,
    minutesIfOverHalf: assessment.minutesIfOverHalf,
    before,
    warnings,
    procedure,
    parts,
    insteadOf,
  }
}
