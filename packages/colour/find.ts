import { type FinderAnswer, nameNone } from './finder-answer.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { toSituation } from './hair/situation.ts'
import { findGate } from './rules/gates.ts'
import { verdictOfReason } from './rules/reasons.ts'
import type { Shade } from './shades/shade.ts'
import { grantDirection } from './wishes/grant-direction.ts'
import { grantShade } from './wishes/grant-shade.ts'

/**
 * Answers a wish: what happens on this head at home, with which shades, or why not. The same input and palette give the same
 * answer everywhere; nothing is read but the two arguments.
 */
export function find(input: FinderInput, shades: readonly Shade[]): FinderAnswer {
  const situation = toSituation(input, shades)
  const closed = findGate(situation)
  if (closed) return nameNone(verdictOfReason(closed), [closed])
  const { direction, wished } = situation
  return direction && direction !== 'black'
    ? grantDirection(situation, direction)
    : grantShade(situation, wished)
}
