/** Steps before dyeing, in order. */
export const beforeIds = ['allergy-test-48h', 'strand-test-cut'] as const

export type Before = (typeof beforeIds)[number]

/** Notes for the time of dyeing and afterwards, in the order of an answer: the work, the time after it, the person, the boxes. */
export const warningIds = [
  'warm-undertone',
  'length-first',
  'start-patch-first',
  'start-grey-first',
  'full-time-grey',
  'mix-half',
  'few-grey-glow',
  'tint-not-for-grey',
  'camouflage-not-beard',
  'camouflage-first-5',
  'black-stays',
  'roots-border',
  'wide-regrowth',
  'no-pull-through',
  'no-pull-through-light',
  'lengths-last',
  'lengths-later',
  'porous-ends',
  'check-strand',
  'tone-does-not-lift',
  'dilute-half',
  'violet-on-grey',
  'yellow-deep',
  'roots-unchanged',
  'tint-fades',
  'soft-fades',
  'soft-gold',
  'not-white',
  'copper-fades',
  'pink-water',
  'pregnancy-doctor',
  'sensitive-scalp',
  'same-batch',
  'half-pack',
] as const

export type Warning = (typeof warningIds)[number]

/** Warnings that come before all others when danger counts: health, then results that cannot be undone, then damage to hair or colour. */
const gravest: readonly Warning[] = [
  'pregnancy-doctor',
  'sensitive-scalp',
  'camouflage-not-beard',
  'black-stays',
  'roots-border',
  'no-pull-through-light',
  'wide-regrowth',
  'porous-ends',
  'check-strand',
  'violet-on-grey',
]

/** Puts warnings in the order of danger; equally harmless ones keep theirs. */
export function byDanger(warnings: readonly Warning[]): Warning[] {
  const given = new Set(warnings)
  const first = gravest.filter((warning) => given.has(warning))
  return [...first, ...warnings.filter((warning) => !first.includes(warning))]
}
