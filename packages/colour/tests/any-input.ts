import fc from 'fast-check'
import { toneDigits } from '../colours/hair-colours.ts'
import { choices, directions, type FinderInput, type Lengths, levels } from '../hair/finder-input.ts'
import type { Shade } from '../shades/shade.ts'
import { palette } from './palette.ts'
import { personChoices } from './parse-input.ts'

/** Any level. */
export const anyLevel = fc.constantFrom(...levels)

/** Any tone's leading digit. */
export const anyTone = fc.constantFrom(...toneDigits)

/** Any lengths that have a colour of their own. */
const treated: fc.Arbitrary<Lengths> = fc.oneof(
  fc.record({ kind: fc.constant('colored' as const), level: anyLevel, tone: anyTone }),
  fc.record({
    kind: fc.constant('lightened' as const),
    level: anyLevel,
    by: fc.constantFrom('dye' as const, 'powder' as const, null),
  }),
  fc.record({ kind: fc.constantFrom('henna' as const, 'hennaBasma' as const), level: anyLevel }),
)

const anyLengths: fc.Arbitrary<Lengths> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Lengths>({ kind: 'natural' }) },
  { weight: 12, arbitrary: treated },
  { weight: 1, arbitrary: fc.constantFrom<Lengths>({ kind: 'metallic' }, { kind: 'unknown' }) },
)

/** Mostly the usual value: otherwise nearly every input would end at a gate. */
const mostly = <Value>(usual: Value, values: readonly Value[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  )
const rarely = mostly(false, [true])

const anyWish: fc.Arbitrary<FinderInput['wish']> = fc.oneof(
  fc.record({ shade: fc.constantFrom(...palette.map((shade) => shade.shadeNumber)) }),
  fc.record({ direction: fc.constantFrom(...directions) }),
)

/** Any input; about a fifth of them end at a gate. */
export const anyInput: fc.Arbitrary<FinderInput> = fc.record({
  naturalLevel: anyLevel,
  lengths: anyLengths,
  grey: fc.oneof(fc.constantFrom(0, 10, 35, 70, 95), fc.integer({ min: 0, max: 100 })),
  greyGuessed: fc.boolean(),
  greyWhere: fc.constantFrom(...choices.greyWhere),
  greyStubborn: rarely,
  greyYellowed: fc.boolean(),
  length: fc.constantFrom(...choices.length),
  thickness: fc.constantFrom(...choices.thickness),
  scope: fc.constantFrom(...choices.scope),
  regrowthCm: fc.constantFrom(null, 0, 1, 2, 3, 6),
  porousEnds: fc.boolean(),
  patchy: rarely,
  strandTest: mostly<FinderInput['strandTest']>('none', ['clean', 'clean', 'clean', 'reacted']),
  wish: anyWish,
  hair: mostly<FinderInput['hair']>('ok', personChoices.hair),
  scalp: mostly<FinderInput['scalp']>('ok', personChoices.scalp),
  reaction: mostly<FinderInput['reaction']>('none', personChoices.reaction),
  allergyTest: mostly<FinderInput['allergyTest']>('not-yet', personChoices.allergyTest),
  pregnancy: fc.boolean(),
  daysSinceOxidative: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 30 })),
  firstTime: fc.boolean(),
  age: mostly<FinderInput['age']>('adult', personChoices.age),
  area: mostly<FinderInput['area']>('head', personChoices.area),
})

/** The whole palette, or any part of it. */
export const anyPalette: fc.Arbitrary<readonly Shade[]> = fc.oneof(
  fc.constant(palette),
  fc.subarray([...palette]),
)
