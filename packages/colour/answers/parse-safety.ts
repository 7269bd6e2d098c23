import type { FinderInput } from '../hair/finder-input.ts'

type Personal = Partial<
  Pick<
    FinderInput,
    'age' | 'reaction' | 'scalp' | 'hair' | 'pregnancy' | 'daysSinceOxidative' | 'allergyTest' | 'area'
  >
>

/** The effect of each box of «Отметьте, если это о вас». The first lines are the mildest: a later line outweighs an earlier one. */
export const safetyTicks: ReadonlyArray<readonly [value: string, says: Personal]> = [
  ['pregnancy', { pregnancy: true }],
  ['scalp-sensitive', { scalp: 'sensitive' }],
  ['scalp-irritated', { scalp: 'irritated' }],
  ['too-soon', { daysSinceOxidative: 0 }],
  ['hair-stretchy', { hair: 'stretchy' }],
  ['test-unclear', { allergyTest: 'unclear' }],
  ['test-reaction', { allergyTest: 'reaction' }],
  ['reaction-black-henna', { reaction: 'black-henna' }],
  ['reaction-dye', { reaction: 'dye' }],
  ['under-16', { age: 'under-16' }],
  ['beard', { area: 'beard' }],
  ['brows', { area: 'brows' }],
]

/** Adds the boxes that visitors have ticked about themselves. The result is for one answer only, and must not be kept or sent anywhere. */
export function withSafety(input: FinderInput, ticked: Iterable<string>): FinderInput {
  const values = new Set(ticked)
  let known = input
  for (const [value, says] of safetyTicks) if (values.has(value)) known = { ...known, ...says }
  if (values.has('reaction-dye') && values.has('reaction-black-henna')) known = { ...known, reaction: 'both' }
  if (values.has('beard') && values.has('brows')) known = { ...known, area: 'face' }
  return known
}
