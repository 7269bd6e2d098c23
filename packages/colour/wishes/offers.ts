import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import {
  black,
  compareEan,
  correctors,
  darkest,
  lightest,
  naturalLightening,
  naturalSeries,
  permanentCopper,
  permanentRed,
  softOnLightened,
} from '../shades/selectors.ts'
import { isBalm, type Shade } from '../shades/shade.ts'

type Question = {
  readonly situation: Situation
  /** The shade that was refused; null when the wish named none. */
  readonly wished: Shade | null
  /** Keeps the shades that may be used here. */
  readonly allowed: (shades: readonly Shade[]) => Shade[]
}

type Offer = (question: Question) => ReadonlyArray<Shade | undefined>

const oneOf =
  (...lists: ReadonlyArray<(shades: readonly Shade[]) => Shade[]>): Offer =>
  ({ situation, allowed }) => [lists.flatMap((list) => allowed(list(situation.shades)))[0]]

const violet = oneOf(correctors)
const softGold = oneOf(softOnLightened)

/** The natural shade nearest to a wish that is not lighter than the hair; for a lighter one, as far up as the hair goes. */
const towards: Offer = ({ situation, wished, allowed }) => {
  if (!wished) return []
  const { level } = situation.base
  if (wished.level > level) {
    return lightestUpTo(Math.max(wished.level, level + 1))({ situation, wished, allowed })
  }
  const from = (bottom: number) =>
    darkest(allowed(naturalSeries(situation.shades).filter((shade) => shade.level >= bottom)))
  return [from(wished.level) ?? from(wished.level - 1)]
}

const lightestUpTo =
  (top: number): Offer =>
  ({ situation, allowed }) => {
    const rising = [...naturalSeries(situation.shades), ...naturalLightening(situation.shades)]
    const isBetween = (shade: Shade) => situation.base.level < shade.level && shade.level <= top
    return [lightest(allowed(rising.filter(isBetween)))]
  }

const notLighterThan =
  (levelOf: (situation: Situation) => number): Offer =>
  ({ situation, allowed }) => [
    lightest(allowed(naturalSeries(situation.shades).filter((shade) => shade.level <= levelOf(situation)))),
  ]

/** A first step on the way down: the darkest natural shade that is not darker than the wish itself. */
const stepDown: Offer = ({ situation, wished, allowed }) => {
  const isOnTheWay = ({ level }: Shade) => level < situation.base.level && level >= (wished?.level ?? 0)
  return [darkest(allowed(naturalSeries(situation.shades).filter(isOnTheWay)))]
}

const inPlaceOfCamouflage: Offer = ({ situation: { base, shades }, allowed }) => {
  const soft = shades.filter(
    ({ kind, level }) => kind === 'tone-on-tone' && (level === base.level || level === base.level - 1),
  )
  const away = (shade: Shade) => Math.abs(shade.level - base.level)
  const near = naturalSeries(shades).filter((shade) => away(shade) <= 1)
  const nearest = allowed(near).toSorted((one, other) => away(one) - away(other) || compareEan(one, other))
  return [...allowed(soft), ...nearest.slice(0, 1)].slice(0, 2)
}

const meanwhile: Offer = ({ situation, wished, allowed }) => {
  const isSoft = (shade: Shade) => shade.kind === 'tone-on-tone' || isBalm(shade)
  const isAlike = (shade: Shade) =>
    shade.level === wished?.level || shade.tone.charAt(0) === wished?.tone.charAt(0)
  return allowed(situation.shades.filter((shade) => isSoft(shade) && isAlike(shade)))
}

/** Other shades that can be done at home, by the reason why the wish cannot. */
export const offers: Partial<Record<Reason, Offer>> = {
  'too-far-up': towards,
  'base-not-listed': towards,
  'soft-does-not-lift': towards,
  'blond-too-far': (question) => lightestUpTo(question.situation.base.level + 1)(question),
  'dye-does-not-lift': notLighterThan(({ base }) => base.level),
  'hot-roots': notLighterThan(({ base, treated }) => treated?.level ?? base.level),
  'camouflage-on-colored': notLighterThan(({ base, treated }) => treated?.level ?? base.level),
  'too-far-down': stepDown,
  'no-more-lightening': violet,
  'green-on-yellow': violet,
  'soft-only-on-lightened': softGold,
  'needs-filling': softGold,
  'tint-stains': softGold,
  'already-lighter': ({ situation: { shades }, allowed }) => [
    allowed(correctors(shades))[0] ?? lightest(allowed(naturalSeries(shades))),
  ],
  'camouflage-not-for-black': oneOf(black),
  'tint-invisible': oneOf(permanentCopper, permanentRed),
  'camouflage-too-dark': inPlaceOfCamouflage,
  'camouflage-long-hair': inPlaceOfCamouflage,
  'too-soon': meanwhile,
}
