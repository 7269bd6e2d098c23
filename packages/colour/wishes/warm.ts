import { baseColour } from '../colours/hair-colours.ts'
import { add, type Lab, lab, toneDistance } from '../colours/oklab.ts'
import { type FinderAnswer, nameNone } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { hasTone, isBright, permanentRed, type Shade, softOnLightened } from '../shades/shade.ts'
import { type Choice, choose, decline, ownLevel } from './choose.ts'
import { offerFor } from './instead.ts'

/** A warm wish: the shades that may fulfil it, and the colour it asks for. */
type WarmWish = {
  readonly fits: (shade: Shade, level: number, grey: number) => boolean
  /** The change of the present colour, in OKLab. */
  readonly shift: Lab
  readonly penalty?: (shade: Shade) => number
}

/** The shifts resemble what a dye of that tone adds (`toneColours`), and are fitted by hand to what shades of the palette do on hair. */
const wishes = {
  warmer: {
    // People with much grey who want warmth do not mean copper or red.
    fits: (shade, level, grey) =>
      hasTone(shade, 'golden', 'copper', 'red', 'chocolate') &&
      shade.level >= level - 2 &&
      !(isBright(shade) && grey >= 50),
    shift: lab(0, 0.012, 0.026),
    penalty: (shade) => (hasTone(shade, 'red') ? 0.03 : 0),
  },
  copper: { fits: (shade) => hasTone(shade, 'copper'), shift: lab(0.04, 0.055, 0.034) },
  red: {
    fits: (shade) => shade.tone.includes('6'),
    shift: lab(0.01, 0.065, 0.004),
    penalty: (shade) => (hasTone(shade, 'red') ? 0 : 0.04),
  },
  golden: { fits: (shade) => hasTone(shade, 'golden'), shift: lab(0.02, 0.006, 0.03) },
  chocolate: { fits: (shade) => hasTone(shade, 'chocolate'), shift: lab(-0.01, 0.018, 0.01) },
} satisfies Record<string, WarmWish>

/** «Теплее». Lightened hair is only warmed by a soft dye that its box allows. */
export function warmer(situation: Situation): FinderAnswer {
  if (situation.base.kind === 'lightened') return warmLightened(situation)
  return chooseWarm(situation, wishes.warmer, () => noneWarm(situation))
}

/** «В медь». A copper balm may lie on lightened hair if its box lists it. */
export function copper(situation: Situation): FinderAnswer {
  const isLightened = situation.base.kind === 'lightened'
  return chooseWarm(situation, wishes.copper, () =>
    isLightened ? warmLightened(situation) : offerRed(situation),
  )
}

/** «В красный». */
export function red(situation: Situation): FinderAnswer {
  return chooseWarm(situation, wishes.red, () => decline(situation, 'no-shade-for-base'))
}

/** «В золото»; without gold the nearest warm shade, but nothing red. */
export function golden(situation: Situation): FinderAnswer {
  const warm = choiceOf(situation, wishes.warmer)
  const nearest = () =>
    choose(
      situation,
      { ...warm, list: warm.list.filter(({ tone }) => !tone.includes('6')), most: 1 },
      { reasons: () => ['nearest-shade'], none: () => noneWarm(situation) },
    )
  return chooseWarm(situation, wishes.golden, () =>
    situation.base.kind === 'lightened' ? warmLightened(situation) : nearest(),
  )
}

/** «В шоколад»; without chocolate the natural shade of the same level. */
export function chocolate(situation: Situation): FinderAnswer {
  return chooseWarm(situation, wishes.chocolate, () => nearestNatural(situation))
}

/** Without a warm shade: red, or on much grey, where red would shout, the natural shade of the same level. */
function noneWarm(situation: Situation): FinderAnswer {
  return situation.input.grey >= 50 ? nearestNatural(situation) : offerRed(situation)
}

function nearestNatural(situation: Situation): FinderAnswer {
  return choose(situation, ownLevel(situation), {
    reasons: () => ['nearest-shade'],
    none: () => decline(situation, 'no-shade-for-base'),
  })
}

/** Answers with the shades of a wish. When all of them are lighter than dyed lengths, no other shade is a way to it either. */
function chooseWarm(situation: Situation, wish: WarmWish, none: () => FinderAnswer): FinderAnswer {
  const choice = choiceOf(situation, wish)
  const { kind, level } = situation.base
  const isAllLighter = choice.list.length > 0 && choice.list.every((shade) => shade.level > level)
  if (kind === 'colored' && isAllLighter) return decline(situation, 'dye-does-not-lift')
  return choose(situation, choice, { none })
}

function choiceOf({ base, shades, input }: Situation, { fits, shift, penalty }: WarmWish): Choice {
  return {
    list: shades.filter((shade) => fits(shade, base.level, input.grey)),
    target: add(baseColour(base), shift),
    measure: toneDistance,
    ...(penalty && { penalty }),
  }
}

function warmLightened(situation: Situation): FinderAnswer {
  return choose(
    situation,
    { ...choiceOf(situation, wishes.warmer), list: softOnLightened(situation.shades) },
    { reasons: () => ['nearest-shade'], none: () => offerRed(situation) },
  )
}

function offerRed(situation: Situation): FinderAnswer {
  const reason = 'no-shade-for-base'
  return nameNone('salon', [reason], offerFor(situation, reason, permanentRed(situation.shades)))
}
