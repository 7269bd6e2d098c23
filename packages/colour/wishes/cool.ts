import type { Assessment } from '../assessment/assess.ts'
import { baseColour, toneColours } from '../colours/hair-colours.ts'
import { add, toneDistance, warmth } from '../colours/oklab.ts'
import type { FinderAnswer } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import { correctors, hasTone } from '../shades/shade.ts'
import { choose, decline, ownLevel } from './choose.ts'

/** A difference of warmth that is worth dyeing for. */
const coolerBy = 0.006

const isCooler = ({ base }: Situation) => {
  const before = warmth(baseColour(base))
  return (assessment: Assessment) => before - warmth(assessment.pigmented) > coolerBy
}

const isOrange = ({ base }: Situation) => base.kind === 'lightened' && base.level <= 7

/** «Холоднее». */
export function cooler(situation: Situation): FinderAnswer {
  return chooseCool(situation, () => decline(situation, 'no-cooler-shade'))
}

/** «Убрать рыжину»: where nothing cools, the natural series calms it. */
export function noBrass(situation: Situation): FinderAnswer {
  const keep = situation.base.kind === 'natural' ? () => true : isCooler(situation)
  return chooseCool(situation, () =>
    choose(
      situation,
      { ...ownLevel(situation), keep },
      { reasons: () => ['brass-muted'], none: () => decline(situation, 'no-cooler-shade') },
    ),
  )
}

/** «Убрать желтизну»: the violet balm, where it shows. */
export function noYellow(situation: Situation): FinderAnswer {
  const { base, shades } = situation
  const list = correctors(shades)
  const invisible = base.kind === 'lightened' ? 'orange-too-dark' : 'violet-invisible'
  return choose(
    situation,
    { list, target: baseColour(base) },
    { none: () => decline(situation, list.length > 0 ? invisible : 'no-shade-for-base') },
  )
}

function chooseCool(situation: Situation, none: () => FinderAnswer): FinderAnswer {
  const { base, shades, input } = situation
  if (isOrange(situation)) return decline(situation, 'orange-too-dark')
  const isMostlyGrey = input.grey >= 50
  return choose(
    situation,
    {
      list: shades.filter(
        (shade) => hasTone(shade, 'ash', 'pearl') && (shade.level === 0 || shade.level <= base.level + 1),
      ),
      target: add(baseColour(base), toneColours.ash),
      measure: toneDistance,
      penalty: ({ kind }) => (kind === 'corrector' && base.kind === 'natural' && !isMostlyGrey ? 0.06 : 0),
      keep: isMostlyGrey ? () => true : isCooler(situation),
    },
    { none },
  )
}
