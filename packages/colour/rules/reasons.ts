/** How an answer ends, from the best to the severest. */
export const verdicts = ['works', 'differs', 'salon', 'no'] as const

export type Verdict = (typeof verdicts)[number]

/** Why an answer is «no», for a person: their health or age. */
const forbiddingPersons = [
  'brows-lashes',
  'beard',
  'under-16',
  'past-reaction',
  'black-henna',
  'test-reaction',
  'test-unclear',
  'scalp-not-calm',
  'pregnancy',
] as const

/** Why it is «no» for their hair. */
const forbiddingHair = ['hair-stretchy', 'metal-salts', 'strand-reacted', 'too-soon'] as const
const forbidding = [...forbiddingPersons, ...forbiddingHair] as const

/** Why it is «salon». */
const forTheSalon = [
  'history-unknown',
  'patchy',
  'grey-stubborn',
  'grey-patch',
  'dye-does-not-lift',
  'too-far-up',
  'blond-too-far',
  'needs-filling',
  'no-more-lightening',
  'orange-too-dark',
  'violet-invisible',
  'no-cooler-shade',
  'henna-only-darker',
  'henna-basma',
  'henna-grow',
  'powder-roots',
  'long-regrowth',
  'hot-roots',
  'length-darker-than-roots',
  'camouflage-on-colored',
  'no-shade-for-base',
] as const

/** Why it is not simply «works». */
const differing = [
  'base-not-listed',
  'soft-does-not-lift',
  'already-lighter',
  'already-lightest',
  'already-darkest',
  'already-natural',
  'already-level',
  'too-far-down',
  'big-step-down',
  'camouflage-too-dark',
  'camouflage-not-for-black',
  'camouflage-long-hair',
  'camouflage-deeper',
  'camouflage-grey-cast',
  'no-grey-to-blend',
  'no-grey-to-cover',
  'grey-hardly-seen',
  'covers-not-blends',
  'grey-blended',
  'dark-strands-stay',
  'grey-brighter',
  'tint-on-grey',
  'only-patch',
  'tint-invisible',
  'tint-stains',
  'green-on-yellow',
  'soft-only-on-lightened',
  'darker-than-box',
  'lighter-than-box',
  'warmer-than-box',
  'one-step-less',
  'step-differs',
  'no-step-shade',
  'nearest-shade',
  'brass-muted',
  'cool-needs-tint',
  'refresh-with-roots',
  'may-go-lilac',
  'roots-darker',
  'henna-red',
  'henna-basma-green',
  'henna-border',
  'henna-keep',
] as const

export type Reason = (typeof forbidding | typeof forTheSalon | typeof differing)[number]

/** Every reason. A function, so that a browser, which never asks for all, does not fetch the list of the mildest. */
export function allReasons(): Reason[] {
  return [...forbiddingPersons, ...reasonsOfHair()]
}

/** Reasons that tell nothing of a person. A function, too. */
export function reasonsOfHair(): Reason[] {
  return [...forbiddingHair, ...forTheSalon, ...differing]
}

/** How severe a reason is by itself. */
export function verdictOfReason(reason: Reason): Verdict {
  const isIn = (list: readonly Reason[]) => list.includes(reason)
  if (isIn(forbidding)) return 'no'
  return isIn(forTheSalon) ? 'salon' : 'differs'
}

/** How severe a verdict is, 0–3. */
export function severity(verdict: Verdict): number {
  return verdicts.indexOf(verdict)
}

/** Puts the severest reasons first, each named once; equally severe ones keep their order. */
export function bySeverity(reasons: readonly Reason[]): Reason[] {
  const rank = (reason: Reason) => severity(verdictOfReason(reason))
  return [...new Set(reasons)].toSorted((one, other) => rank(other) - rank(one))
}

/** The verdict of some reasons: that of the severest; «works» without any. */
export function verdictOf(reasons: readonly Reason[]): Verdict {
  const worst = bySeverity(reasons)[0]
  return worst ? verdictOfReason(worst) : 'works'
}
