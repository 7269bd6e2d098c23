import type { Assessment } from '../assessment/assess.ts'
import { usable } from '../assessment/judge.ts'
import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Shade } from '../shades/shade.ts'
import { offers } from './offers.ts'

/** The offer of the first reason that has one: its shades, and that reason. Null when none has. */
export function findInstead(situation: Situation, reasons: readonly Reason[], wished: Shade | null) {
  const allowed = (shades: readonly Shade[]) => usable(situation, shades).map(({ shade }) => shade)
  for (const reason of reasons) {
    const shades = (offers[reason]?.({ situation, wished, allowed }) ?? []).flatMap((shade) => shade ?? [])
    if (shades.length > 0) return { reason, assessments: usable(situation, shades) }
  }
  return null
}

/** The assessments of `findInstead` for a single reason. */
export function insteadOf(situation: Situation, reason: Reason, wished: Shade | null = null): Assessment[] {
  return findInstead(situation, [reason], wished)?.assessments ?? []
}
