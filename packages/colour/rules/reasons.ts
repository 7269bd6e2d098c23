/** How an answer ends, from the best to the severest. */
export const verdicts = ['works', 'differs', 'salon', 'no'] as const

export type Verdict = (typeof verdicts)[number]

/** Why an answer is not simply «works», and how severe each reason is by itself. */
export const reasonVerdicts = {
  'brows-lashes': 'no',
  beard: 'no',
  'under-16': 'no',
  'past-reaction': 'no',
  'black-henna': 'no',
  'test-reaction': 'no',
  'test-unclear': 'no',
  'scalp-not-calm': 'no',
  'hair-stretchy': 'no',
  'metal-salts': 'no',
  'strand-reacted': 'no',
  'too-soon': 'no',

  'history-unknown': 'salon',
  patchy: 'salon',
  'grey-stubborn': 'salon',
  'grey-patch': 'salon',
  'dye-does-not-lift': 'salon',
  'too-far-up': 'salon',
  'blond-too-far': 'salon',
  'needs-filling': 'salon',
  'no-more-lightening': 'salon',
  'orange-too-dark': 'salon',
  'violet-invisible': 'salon',
  'no-cooler-shade': 'salon',
  'henna-only-darker': 'salon',
  'henna-basma': 'salon',
  'henna-grow': 'salon',
  'powder-roots': 'salon',
  'long-regrowth': 'salon',
  'hot-roots': 'salon',
  'length-darker-than-roots': 'salon',
  'camouflage-on-colored': 'salon',
  'no-shade-for-base': 'salon',

  'base-not-listed': 'differs',
  'soft-does-not-lift': 'differs',
  'already-lighter': 'differs',
  'already-lightest': 'differs',
  'already-darkest': 'differs',
  'already-natural': 'differs',
  'already-level': 'differs',
  'too-far-down': 'differs',
  'big-step-down': 'differs',
  'camouflage-too-dark': 'differs',
  'camouflage-not-for-black': 'differs',
  'camouflage-long-hair': 'differs',
  'camouflage-deeper': 'differs',
  'camouflage-grey-cast': 'differs',
  'no-grey-to-blend': 'differs',
  'no-grey-to-cover': 'differs',
  'grey-hardly-seen': 'differs',
  'covers-not-blends': 'differs',
  'grey-blended': 'differs',
  'dark-strands-stay': 'differs',
  'grey-brighter': 'differs',
  'tint-invisible': 'differs',
  'tint-stains': 'differs',
  'green-on-yellow': 'differs',
  'soft-only-on-lightened': 'differs',
  'darker-than-box': 'differs',
  'lighter-than-box': 'differs',
  'warmer-than-box': 'differs',
  'one-step-less': 'differs',
  'step-differs': 'differs',
  'no-step-shade': 'differs',
  'nearest-shade': 'differs',
  'brass-muted': 'differs',
  'cool-needs-tint': 'differs',
  'refresh-with-roots': 'differs',
  'may-go-lilac': 'differs',
  'roots-darker': 'differs',
  'henna-red': 'differs',
  'henna-basma-green': 'differs',
  'henna-border': 'differs',
  'henna-keep': 'differs',
} as const satisfies Record<string, Verdict>

export type Reason = keyof typeof reasonVerdicts

const isReason = (id: string): id is Reason => id in reasonVerdicts

/** Every reason. */
export const reasonIds: readonly Reason[] = Object.keys(reasonVerdicts).filter(isReason)

/** How severe a verdict is, 0–3. */
export function severity(verdict: Verdict): number {
  return verdicts.indexOf(verdict)
}

/** Puts the severest reasons first, each named once; equally severe ones keep their order. */
export function bySeverity(reasons: readonly Reason[]): Reason[] {
  const rank = (reason: Reason) => severity(reasonVerdicts[reason])
  return [...new Set(reasons)].toSorted((one, other) => rank(other) - rank(one))
}

/** The verdict of some reasons: that of the severest; «works» without any. */
export function verdictOf(reasons: readonly Reason[]): Verdict {
  const worst = bySeverity(reasons)[0]
  return worst ? reasonVerdicts[worst] : 'works'
}
