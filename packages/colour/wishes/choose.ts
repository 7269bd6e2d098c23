import type { Assessment } from '../assessment/assess.ts'
import { rested, usable } from '../assessment/judge.ts'
import { shoutsOnGrey } from '../assessment/on-grey.ts'
import { natural } from '../colours/hair-colours.ts'
import { distance, type Lab } from '../colours/oklab.ts'
import { type FinderAnswer, nameNone, nameShades } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { type Reason, verdictOfReason } from '../rules/reasons.ts'
import { compareEan, naturalSeries, type Shade, type ShadeKind } from '../shades/shade.ts'
import { findInstead } from './instead.ts'

/** Shades to choose from, and the colour that they should come close to. */
export type Choice = {
  readonly list: readonly Shade[]
  readonly target: Lab
  /** How far two colours are apart; tones are compared by `toneDistance`. */
  readonly measure?: (first: Lab, second: Lab) => number
  /** The cost of a shade besides its colour, as a distance in OKLab: 0.05 is about half a level of blond hair. */
  readonly penalty?: (shade: Shade) => number
  /** The cost of a shade that comes out differently. */
  readonly differsCosts?: number
  /** Leaves out assessments that do not fulfil the wish. */
  readonly keep?: (assessment: Assessment) => boolean
  readonly most?: number
}

type Outcome = {
  readonly reasons?: (best: Assessment) => readonly Reason[]
  readonly later?: (best: Assessment) => string | null
  /** The answer when no shade is left. */
  readonly none: () => FinderAnswer
}

/** The gentler of two equally near shades is better. */
const gentleness: Record<ShadeKind, number> = {
  corrector: 0,
  tint: 0,
  'tone-on-tone': 1,
  camouflage: 1,
  permanent: 2,
  lightening: 3,
}

/** Shades this near to the best are named as well. */
const nearTheBest = 0.08

/** The natural series of the hair's own level: it changes the tone alone. */
export function ownLevel({ base, shades }: Situation): Choice {
  return {
    list: naturalSeries(shades).filter((shade) => shade.level === base.level),
    target: natural(base.level),
  }
}

/** Ranks shades by how near they bring the head to the target, best first. */
export function rank(situation: Situation, choice: Choice): Assessment[] {
  const { target, measure = distance, penalty = () => 0, differsCosts = 0.05, keep = () => true } = choice
  const scored = usable(situation, choice.list)
    .filter(keep)
    .map((assessment) => ({
      assessment,
      score:
        measure(assessment.head, target) +
        (assessment.reasons.length > 0 ? differsCosts : 0) +
        0.004 * gentleness[assessment.shade.kind] +
        penalty(assessment.shade),
    }))
    .toSorted(
      (one, other) => one.score - other.score || compareEan(one.assessment.shade, other.assessment.shade),
    )
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score - best <= nearTheBest)
    .slice(0, choice.most ?? 3)
    .map(({ assessment }) => assessment)
}

/** Answers with the best shades of a choice; when only a recent dyeing stands in the way, says so. */
export function choose(
  situation: Situation,
  choice: Choice,
  { reasons, later, none }: Outcome,
): FinderAnswer {
  const [best, ...next] = rank(situation, choice)
  // The reasons shown are the best shade's.
  const others = next.filter((other) => best && (shoutsOnGrey(best.reasons) || !shoutsOnGrey(other.reasons)))
  if (best) return nameShades(best, others, { reasons: reasons?.(best) ?? [], later: later?.(best) ?? null })
  const [wished] = rank(rested(situation), choice)
  if (wished) return nameNone('no', ['too-soon'], findInstead(situation, ['too-soon'], wished.shade))
  return none()
}

/** An answer that names no shade for the wish, with the shades that its reason offers instead. */
export function decline(situation: Situation, reason: Reason): FinderAnswer {
  return nameNone(verdictOfReason(reason), [reason], findInstead(situation, [reason], null))
}
