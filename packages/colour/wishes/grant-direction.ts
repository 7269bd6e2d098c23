import type { FinderAnswer } from '../finder-answer.ts'
import type { Direction } from '../hair/finder-input.ts'
import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import { blond, coolBlond } from './blond.ts'
import { decline } from './choose.ts'
import { cooler, noBrass, noYellow } from './cool.ts'
import { darker } from './darker.ts'
import { blendGrey, coverGrey } from './grey.ts'
import { backToNatural, matchLengths, refresh } from './lengths.ts'
import { lighter } from './lighter.ts'
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
