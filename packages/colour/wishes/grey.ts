import { judge } from '../assessment/judge.ts'
import { baseColour, natural } from '../colours/hair-colours.ts'
import type { Lab } from '../colours/oklab.ts'
import { type FinderAnswer, nameNone } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import { correctors, naturalSeries, type Shade } from '../shades/shade.ts'
import { type Choice, choose, decline } from './choose.ts'

/** «Закрыть седину»: the natural series, not lighter than dyed lengths. */
export function coverGrey(situation: Situation): FinderAnswer {
  return cover(situation, [])
}

/** «Сделать седину незаметнее»: soft dyes and camouflage; where there are none, grey is covered. */
export function blendGrey(situation: Situation): FinderAnswer {
  const { base, shades, input } = situation
  if (input.grey === 0) return coverGrey(situation)
  const camouflage = shades.filter(({ kind }) => input.length === 'short' && kind === 'camouflage')
  const soft = shades.filter(({ kind, level }) => kind === 'tone-on-tone' && level >= base.level - 1)
  return choose(
    situation,
    { list: [...soft, ...camouflage], target: greyTarget(situation), most: 2 },
    {
      none: () =>
        camouflage.some((shade) => hasReason(situation, shade, 'grey-patch'))
          ? decline(situation, 'grey-patch')
          : cover(situation, ['covers-not-blends']),
    },
  )
}

function cover(situation: Situation, reasons: readonly Reason[]): FinderAnswer {
  const { base, shades, treated, input } = situation
  if (treated?.kind === 'hennaBasma') return decline(situation, 'henna-basma')
  const dark = naturalSeries(shades).filter(({ level }) => !treated || level <= treated.level)
  if (input.grey === 0) return nothingToCover(situation, { list: dark, target: natural(base.level), most: 1 })
  if (base.level === 10) return hardlySeen(situation)
  return choose(
    situation,
    { list: dark, target: greyTarget(situation), most: situation.isPatchOnly ? 1 : 2 },
    {
      reasons: () => reasons,
      none: () => decline(situation, input.greyStubborn ? 'grey-stubborn' : 'no-shade-for-base'),
    },
  )
}

/** The colour that grey should blend into. */
function greyTarget({ base, treated }: Situation): Lab {
  return treated ? baseColour(treated) : natural(base.level)
}

function nothingToCover(situation: Situation, choice: Choice): FinderAnswer {
  return choose(situation, choice, {
    reasons: () => ['no-grey-to-cover'],
    none: () => nameNone('differs', ['no-grey-to-cover']),
  })
}

function hardlySeen(situation: Situation): FinderAnswer {
  const list = situation.input.greyYellowed ? correctors(situation.shades) : []
  return choose(
    situation,
    { list, target: natural(situation.base.level) },
    { reasons: () => ['grey-hardly-seen'], none: () => nameNone('differs', ['grey-hardly-seen']) },
  )
}

function hasReason(situation: Situation, shade: Shade, reason: Reason): boolean {
  const judgement = judge(situation, shade)
  return 'assessment' in judgement && judgement.assessment.reasons.includes(reason)
}
