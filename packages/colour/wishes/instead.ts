import type { Assessment } from '../assessment/assess.ts'
import { usable } from '../assessment/judge.ts'
import { shoutsOnGrey } from '../assessment/on-grey.ts'
import type { Instead } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Shade } from '../shades/shade.ts'
import { offers } from './offers.ts'

/** The shades among these that may be offered in place of the wish. */
function offerable(situation: Situation, shades: readonly Shade[]): Assessment[] {
  return usable(situation, shades).filter(({ reasons }) => !shoutsOnGrey(reasons))
}

/** The offer of the first reason that has one. Null when none has. */
export function findInstead(
  situation: Situation,
  reasons: readonly Reason[],
  wished: Shade | null,
): Instead | null {
  const allowed = (shades: readonly Shade[]) => offerable(situation, shades).map(({ shade }) => shade)
  for (const reason of reasons) {
    const shades = (offers[reason]?.({ situation, wished, allowed }) ?? []).flatMap((shade) => shade ?? [])
    if (shades.length > 0) return { reason, assessments: usable(situation, shades) }
  }
  return null
}

/** These shades as the offer of a reason; null when the head may take none of them. */
export function offerFor(situation: Situation, reason: Reason, shades: readonly Shade[]): Instead | null {
  const assessments = offerable(situation, shades)
  return assessments.length > 0 ? { reason, assessments } : null
}
