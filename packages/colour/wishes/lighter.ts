import { natural } from '../colours/levels.ts'
import { type FinderAnswer, nameNone } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { correctors } from '../shades/selectors.ts'
import { hasTone, lifts } from '../shades/shade.ts'
import { choose, decline } from './choose.ts'
import { withHalfTheTone } from './darker.ts'

/** «Светлее на тон», «на два тона». Only natural hair gets lighter at home. */
export function lighter(situation: Situation, steps: number): FinderAnswer {
  const { base, shades, treated } = situation
  if (treated)
    return decline(situation, treated.kind === 'lightened' ? 'no-more-lightening' : 'dye-does-not-lift')
  if (base.level === 10) return keepLightest(situation)
  const wished = base.level + steps
  return choose(
    situation,
    {
      list: shades.filter((shade) => lifts(shade) && base.level < shade.level && shade.level <= wished),
      target: withHalfTheTone(situation, wished),
      // A bright shade is light, but is not meant by a wish for lighter hair.
      penalty: (shade) => (hasTone(shade, '4', '6') ? 0.05 : 0),
    },
    {
      reasons: (best) => (best.shade.level < wished ? ['one-step-less'] : []),
      none: () => decline(situation, 'too-far-up'),
    },
  )
}

/** The lightest hair can only lose its yellow. */
export function keepLightest(situation: Situation): FinderAnswer {
  return choose(
    situation,
    { list: correctors(situation.shades), target: natural(10) },
    { reasons: () => ['already-lightest'], none: () => nameNone('differs', ['already-lightest']) },
  )
}
