import { baseColour, natural } from '../colours/hair-colours.ts'
import { add, type Lab, subtract } from '../colours/oklab.ts'
import { type FinderAnswer, nameNone } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { black, correctors, hasTone, lifts } from '../shades/shade.ts'
import { choose, decline, ownLevel } from './choose.ts'

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
      penalty: (shade) => (hasTone(shade, 'copper', 'red') ? 0.05 : 0),
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

/** The natural colour of another level with half of the tone that the hair has. */
function withHalfTheTone({ base }: Situation, level: number): Lab {
  return add(natural(level), subtract(baseColour(base), natural(base.level)), 0.5)
}

/** «Темнее на тон», «на два тона». */
export function darker(situation: Situation, steps: number): FinderAnswer {
  const { base, shades } = situation
  if (base.level === 1) return keepBlack(situation)
  const wished = base.level - steps
  const isHenna = base.kind === 'henna' || base.kind === 'hennaBasma'
  return choose(
    situation,
    {
      list: shades.filter(
        ({ kind, level }) =>
          (kind === 'permanent' || kind === 'tone-on-tone') && wished - 1 <= level && level < base.level,
      ),
      target: withHalfTheTone(situation, wished),
      penalty: ({ tone }) => (isHenna && tone !== '0' ? 0.05 : 0),
    },
    {
      reasons: (best) => (best.shade.level === wished ? [] : ['step-differs']),
      none: () => keepLevel(situation),
    },
  )
}

function keepBlack(situation: Situation): FinderAnswer {
  return choose(
    situation,
    { list: black(situation.shades), target: natural(1) },
    { reasons: () => ['already-darkest'], none: () => decline(situation, 'no-shade-for-base') },
  )
}

function keepLevel(situation: Situation): FinderAnswer {
  const isLightened = situation.base.kind === 'lightened'
  return choose(situation, ownLevel(situation), {
    reasons: () => ['no-step-shade'],
    none: () => decline(situation, isLightened ? 'needs-filling' : 'no-shade-for-base'),
  })
}
