import { natural } from '../colours/levels.ts'
import { add, type Lab, subtract } from '../colours/oklab.ts'
import { baseColour } from '../colours/tones.ts'
import type { FinderAnswer } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { black, naturalSeries } from '../shades/selectors.ts'
import { choose, decline } from './choose.ts'

/** The natural colour of another level with half of the tone that the hair has. */
export function withHalfTheTone({ base }: Situation, level: number): Lab {
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
  const { base, shades } = situation
  return choose(
    situation,
    {
      list: naturalSeries(shades).filter((shade) => shade.level === base.level),
      target: natural(base.level),
    },
    {
      reasons: () => ['no-step-shade'],
      none: () => decline(situation, base.kind === 'lightened' ? 'needs-filling' : 'no-shade-for-base'),
    },
  )
}
