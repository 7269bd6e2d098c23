import { baseColour } from '../colours/hair-colours.ts'
import { lab } from '../colours/oklab.ts'
import type { FinderAnswer } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { correctors, permanentAsh, type Shade } from '../shades/shade.ts'
import { choose, decline } from './choose.ts'
import { keepLightest } from './steps.ts'

/** Targets of the wishes for blond, between natural levels 9 and 10: a warm one and one with less yellow than hair has by nature. */
const warmBlond = lab(0.76, 0.018, 0.072)
const coolBlondTarget = lab(0.82, 0.005, 0.035)

/** «В блонд». */
export function blond(situation: Situation): FinderAnswer {
  if (isLightestNatural(situation)) return keepLightest(situation)
  return (
    withoutLightening(situation) ??
    choose(
      situation,
      { list: lightening(situation.shades), target: warmBlond },
      { none: () => decline(situation, 'no-shade-for-base') },
    )
  )
}

/** «В холодный блонд»: lightened hair is golden first, and the violet balm cools it in a second step. */
export function coolBlond(situation: Situation): FinderAnswer {
  if (isLightestNatural(situation)) return neutralise(situation)
  const { base, shades } = situation
  const violet = correctors(shades)[0]?.shadeNumber ?? null
  return (
    withoutLightening(situation) ??
    choose(
      situation,
      {
        list: [...lightening(shades), ...permanentAsh(shades)],
        target: coolBlondTarget,
      },
      {
        reasons: ({ shade }) =>
          shade.kind === 'lightening' && base.level === 7 && violet ? ['cool-needs-tint'] : [],
        later: ({ shade }) => (shade.kind === 'lightening' ? violet : null),
        none: () => decline(situation, 'no-shade-for-base'),
      },
    )
  )
}

const lightening = (shades: readonly Shade[]) => shades.filter(({ kind }) => kind === 'lightening')

const isLightestNatural = ({ base, treated }: Situation) => !treated && base.level === 10

/** The answer for hair that no lightening dye is made for; null for other hair. */
function withoutLightening(situation: Situation): FinderAnswer | null {
  const { base } = situation
  if (base.kind === 'colored') return decline(situation, 'dye-does-not-lift')
  if (base.kind === 'lightened')
    return base.level >= 8 ? neutralise(situation) : decline(situation, 'orange-too-dark')
  return base.level <= 6 ? decline(situation, 'blond-too-far') : null
}

/** Blond hair that only needs its yellow taken away. */
function neutralise(situation: Situation): FinderAnswer {
  return choose(
    situation,
    { list: correctors(situation.shades), target: baseColour(situation.base) },
    { none: () => decline(situation, 'no-shade-for-base') },
  )
}
