import { judge } from '../assessment/judge.ts'
import { type FinderAnswer, nameNone, nameShades } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { type Reason, verdictOf } from '../rules/reasons.ts'
import type { Shade } from '../shades/shade.ts'
import { findInstead } from './instead.ts'

/** Answers a wish for one shade. */
export function grantShade(situation: Situation, shade: Shade | null): FinderAnswer {
  if (!shade) return nameNone('salon', ['no-shade-for-base'])
  const judgement = judge(situation, shade)
  if ('refusals' in judgement) return refused(situation, shade, judgement.refusals)
  const { assessment } = judgement
  if (verdictOf(assessment.reasons) === 'salon') return refused(situation, shade, assessment.reasons)
  return nameShades(assessment, [])
}

function refused(situation: Situation, shade: Shade, [headline, ...rest]: readonly Reason[]): FinderAnswer {
  if (!headline) throw new Error('A refusal has a reason')
  const verdict = verdictOf([headline])
  const instead = findInstead(situation, [headline, ...rest], shade)
  const [first, ...others] = instead?.assessments ?? []
  if (verdict !== 'differs') return nameNone(verdict, [headline, ...rest], instead)
  // When no shade can be used at home, the wish is left to a salon, whatever the severity of the reason.
  if (!first) return nameNone('salon', [headline, ...rest])
  const later = instead?.reason === 'too-far-down' ? shade.shadeNumber : null
  const reasons: Reason[] = [...(situation.isPatchOnly ? (['only-patch'] as const) : []), headline, ...rest]
  return nameShades(first, others, { reasons, later, insteadOf: instead?.reason ?? null })
}
