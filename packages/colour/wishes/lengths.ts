import { baseColour, natural, type ToneName, toneName } from '../colours/hair-colours.ts'
import { type FinderAnswer, nameNone } from '../finder-answer.ts'
import type { Situation, TreatedLengths } from '../hair/situation.ts'
import { correctors, hasTone, type Shade, softOnLightened } from '../shades/shade.ts'
import { choose, decline } from './choose.ts'

/** Tones of the shades that refresh lengths of a tone. */
const refreshes: Record<ToneName, readonly ToneName[]> = {
  natural: ['natural', 'chocolate'],
  chocolate: ['natural', 'chocolate'],
  ash: ['ash'],
  pearl: ['ash'],
  golden: ['golden'],
  copper: ['copper'],
  mahogany: ['red', 'copper'],
  red: ['red', 'copper'],
}

/** «Подкрасить корни в цвет длины». */
export function matchLengths(situation: Situation): FinderAnswer {
  const { treated, regrowthCm, shades } = situation
  if (!treated) return nameNone('differs', ['already-natural'])
  if (treated.kind === 'henna') return decline(situation, 'henna-keep')
  if (treated.kind === 'hennaBasma') return decline(situation, 'henna-basma')
  if (treated.isPowder) return decline(situation, 'powder-roots')
  const kinds = ['permanent', 'tone-on-tone', ...(treated.kind === 'lightened' ? ['lightening'] : [])]
  return choose(
    situation,
    {
      list: shades.filter(({ kind, level }) => kinds.includes(kind) && level <= treated.level),
      target: baseColour(treated),
      differsCosts: 0.01,
      most: 2,
    },
    { none: () => decline(situation, regrowthCm > 5 ? 'long-regrowth' : 'no-shade-for-base') },
  )
}

/** «Освежить цвет длины». */
export function refresh(situation: Situation): FinderAnswer {
  const { treated, shades } = situation
  if (!treated) return nameNone('differs', ['already-natural'])
  if (treated.kind === 'henna') return decline(situation, 'henna-keep')
  if (treated.kind === 'hennaBasma') return decline(situation, 'henna-basma')
  const isDyed = treated.kind === 'colored'
  const forLightened = treated.level >= 8 ? correctors(shades) : softOnLightened(shades)
  return choose(
    situation,
    {
      list: isDyed ? shades.filter((shade) => canRefresh(shade, treated)) : forLightened,
      target: baseColour(treated),
      penalty: ({ kind }) => (kind === 'permanent' ? 0.06 : 0),
      most: 2,
    },
    {
      reasons: (best) => (best.shade.kind === 'permanent' ? ['refresh-with-roots'] : []),
      none: () => decline(situation, 'no-shade-for-base'),
    },
  )
}

function canRefresh(shade: Shade, { level, tone }: TreatedLengths): boolean {
  const tops: Partial<Record<Shade['kind'], number>> = {
    permanent: level,
    'tone-on-tone': level,
    tint: level + 1,
  }
  const top = tops[shade.kind]
  return (
    top !== undefined &&
    level - 1 <= shade.level &&
    shade.level <= top &&
    hasTone(shade, ...refreshes[toneName(tone)])
  )
}

/** «Вернуться к своему цвету»: soft dye on lighter lengths; darker ones have to grow out. */
export function backToNatural(situation: Situation): FinderAnswer {
  const { treated, shades, input } = situation
  const own = input.naturalLevel
  if (!treated) return nameNone('differs', ['already-natural'])
  if (treated.kind === 'henna') return decline(situation, 'henna-grow')
  if (treated.kind === 'hennaBasma') return decline(situation, 'henna-basma')
  if (treated.level < own) return decline(situation, 'length-darker-than-roots')
  if (treated.level - own >= 3) return decline(situation, 'needs-filling')
  if (treated.level === own) return nameNone('differs', ['already-level'])
  return choose(
    situation,
    {
      list: shades.filter(({ kind, level }) => kind === 'tone-on-tone' && own <= level && level <= own + 1),
      target: natural(own),
      most: 1,
    },
    { none: () => decline(situation, 'no-shade-for-base') },
  )
}
