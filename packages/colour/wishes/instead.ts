import { visible } from '../assessment/against-the-box.ts'
import type { Assessment } from '../assessment/assess.ts'
import { rested, usable } from '../assessment/judge.ts'
import { shoutsOnGrey } from '../assessment/on-grey.ts'
import { toneName } from '../colours/hair-colours.ts'
import { warmth } from '../colours/oklab.ts'
import type { Instead } from '../finder-answer.ts'
import type { Situation } from '../hair/situation.ts'
import type { Reason } from '../rules/reasons.ts'
import {
  black,
  compareEan,
  correctors,
  darkest,
  isBalm,
  lightest,
  naturalLightening,
  naturalSeries,
  permanentCopper,
  permanentRed,
  type Shade,
  softOnLightened,
} from '../shades/shade.ts'

type RefusedWish = {
  readonly situation: Situation
  /** The shade that was refused; null when the wish named none. */
  readonly wished: Shade | null
  /** Keeps the shades that may be used here. */
  readonly allowed: (shades: readonly Shade[]) => Shade[]
}

type Offer = (refused: RefusedWish) => ReadonlyArray<Shade | undefined>

const oneOf =
  (...lists: ReadonlyArray<(shades: readonly Shade[]) => Shade[]>): Offer =>
  ({ situation, allowed }) => [lists.flatMap((list) => allowed(list(situation.shades)))[0]]

const violet = oneOf(correctors)
const softGold = oneOf(softOnLightened)

/** The natural shade nearest to a wish that is not lighter than the hair; for a lighter one, as far up as the hair goes. */
const nearestNatural: Offer = ({ situation, wished, allowed }) => {
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

/** The natural shade of the lengths' own level: a person who wants to get away from dark is not led further into it. */
const naturalOfLevel =
  (levelOf: (situation: Situation) => number): Offer =>
  ({ situation, allowed }) =>
    allowed(naturalSeries(situation.shades).filter((shade) => shade.level === levelOf(situation))).slice(0, 1)

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

/** Until a permanent dye may be used again: soft colours that do not shift the tone away from the wish. */
const softUntilRested: Offer = ({ situation, wished, allowed }) => {
  if (!wished) return []
  const isSoft = (shade: Shade) => shade.kind === 'tone-on-tone' || isBalm(shade)
  const isAlike = (shade: Shade) =>
    toneName(shade.tone) === toneName(wished.tone) && Math.abs(shade.level - wished.level) <= 1
  const [aim] = usable(rested(situation), [wished])
  const isWarmer = ({ head }: Assessment) => !aim || warmth(head) - warmth(aim.head) > visible.warmth
  const alike = allowed(situation.shades.filter((shade) => isSoft(shade) && isAlike(shade)))
  return usable(situation, alike).flatMap((assessment) => (isWarmer(assessment) ? [] : assessment.shade))
}

/** Other shades that can be done at home, by the reason why the wish cannot. */
const offers: Partial<Record<Reason, Offer>> = {
  'too-far-up': nearestNatural,
  'base-not-listed': nearestNatural,
  'soft-does-not-lift': nearestNatural,
  'blond-too-far': (refused) => lightestUpTo(refused.situation.base.level + 1)(refused),
  'dye-does-not-lift': naturalOfLevel(({ base }) => base.level),
  'hot-roots': naturalOfLevel(({ base, treated }) => treated?.level ?? base.level),
  'camouflage-on-colored': naturalOfLevel(({ base, treated }) => treated?.level ?? base.level),
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
  'too-soon': softUntilRested,
}

/** The shades among these that may be offered in place of the wish. */
function offerable(situation: Situation, shades: readonly Shade[]): Assessment[] {
  return usable(situation, shades).filter(({ reasons }) => !shoutsOnGrey(reasons))
}

/** The offer of the first reason that has one. Null when none has. */
export function findInstead(
  situation: Situation,
  reasons: readonly Reason[],
  wished: Shade | null,
): Instead | null {
  const allowed = (shades: readonly Shade[]) => offerable(situation, shades).map(({ shade }) => shade)
  for (const reason of reasons) {
    const shades = (offers[reason]?.({ situation, wished, allowed }) ?? []).flatMap((shade) => shade ?? [])
    if (shades.length > 0) return { reason, assessments: usable(situation, shades) }
  }
  return null
}

/** These shades as the offer of a reason; null when the head may take none of them. */
export function offerFor(situation: Situation, reason: Reason, shades: readonly Shade[]): Instead | null {
  const assessments = offerable(situation, shades)
  return assessments.length > 0 ? { reason, assessments } : null
}
