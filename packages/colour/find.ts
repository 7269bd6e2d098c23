import { type FinderAnswer, nameNone } from './finder-answer.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { type Situation, toSituation } from './hair/situation.ts'
import { findGates } from './rules/gates.ts'
import { type Reason, verdictOfReason } from './rules/reasons.ts'
import type { Shade } from './shades/shade.ts'
import { grantDirection } from './wishes/grant-direction.ts'
import { grantShade } from './wishes/grant-shade.ts'

/**
 * Answers a wish: what happens on this head at home, with which shades, or why not. The same input and palette give the same
 * answer everywhere; nothing is read but the two arguments.
 */
export function find(input: FinderInput, shades: readonly Shade[]): FinderAnswer {
  const situation = toSituation(input, shades)
  const answer = answerOf(situation)
  return input.pregnancy && answer.plans.length === 0 ? withDoctor(answer) : answer
}

function answerOf(situation: Situation): FinderAnswer {
  const [gravest, ...others] = findGates(situation)
  if (gravest) return nameNone(verdictOfReason(gravest), [gravest, ...others])
  const { direction, wished } = situation
  return direction && direction !== 'black'
    ? grantDirection(situation, direction)
    : grantShade(situation, wished)
}

/** Refusals that a doctor has to do with anyhow. */
const health: readonly Reason[] = [
  'past-reaction',
  'black-henna',
  'test-reaction',
  'test-unclear',
  'scalp-not-calm',
]

/** A refusal that speaks of the pregnancy too, which otherwise a named shade's warnings do. Who is to dye nothing needs no doctor. */
function withDoctor(answer: FinderAnswer): FinderAnswer {
  const { verdict, reasons } = answer
  if (verdict !== 'salon' && verdict !== 'no') return answer
  const before = reasons.filter((reason) => health.includes(reason)).length
  return { ...answer, reasons: reasons.toSpliced(before, 0, 'pregnancy') }
}
