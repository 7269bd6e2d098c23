import { judge } from '../assessment/judge.ts'
import { type FinderAnswer, nameNone, nameShades } from '../finder-answer.ts'
import type { Direction } from '../hair/finder-input.ts'
import type { Situation } from '../hair/situation.ts'
import { type Reason, verdictOf } from '../rules/reasons.ts'
import type { Shade } from '../shades/shade.ts'
import { blond, coolBlond } from './blond.ts'
import { decline } from './choose.ts'
import { cooler, noBrass, noYellow } from './cool.ts'
import { blendGrey, coverGrey } from './grey.ts'
import { findInstead } from './instead.ts'
import { backToNatural, matchLengths, refresh } from './lengths.ts'
import { darker, lighter } from './steps.ts'
import { chocolate, copper, golden, red, warmer } from './warm.ts'

/** Directions that are answered by ranking; black is a wish for one shade. */
type RankedDirection = Exclude<Direction, 'black'>

const grants: Record<RankedDirection, (situation: Situation) => FinderAnswer> = {
  'darker-1': (situation) => darker(situation, 1),
  'darker-2': (situation) => darker(situation, 2),
  'lighter-1': (situation) => lighter(situation, 1),
  'lighter-2': (situation) => lighter(situation, 2),
  warmer,
  cooler,
  copper,
  red,
  golden,
  chocolate,
  blond,
  'cool-blond': coolBlond,
  'cover-grey': coverGrey,
  'blend-grey': blendGrey,
  'match-lengths': matchLengths,
  refresh,
  'no-yellow': noYellow,
  'no-brass': noBrass,
  'back-to-natural': backToNatural,
}

/** Wishes that have an answer of their own for henna. */
const knowHenna: readonly Direction[] = ['refresh', 'back-to-natural']

/** Answers a wish that names no shade. */
export function grantDirection(situation: Situation, direction: RankedDirection): FinderAnswer {
  const henna = knowHenna.includes(direction) ? null : hennaRefusal(situation, direction)
  return henna ? decline(situation, henna) : grants[direction](situation)
}

/** On henna one can only go darker, on basma only after a clean test of a strand. */
function hennaRefusal({ zones, input }: Situation, direction: RankedDirection): Reason | null {
  const isDarker = direction === 'darker-1' || direction === 'darker-2'
  if (zones.some(({ kind }) => kind === 'hennaBasma')) {
    return isDarker && input.strandTest === 'clean' ? null : 'henna-basma'
  }
  return zones.some(({ kind }) => kind === 'henna') && !isDarker ? 'henna-only-darker' : null
}

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
