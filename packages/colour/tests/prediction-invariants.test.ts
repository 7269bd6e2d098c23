import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BaseHair, baseColour } from '../colours/hair-colours.ts'
import { toDye } from '../prediction/dye.ts'
import { predict } from '../prediction/predict.ts'
import type { Shade } from '../shades/shade.ts'
import { anyLevel, anyTone } from './any-input.ts'
import { palette, shadeOf } from './palette.ts'

const kinds = ['natural', 'colored', 'lightened', 'henna', 'hennaBasma'] as const
const anyHair: fc.Arbitrary<BaseHair> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    level: anyLevel,
    tone: anyTone,
  })
  .map(({ kind, level, tone }) => {
    const tones = { natural: '0', lightened: '0', colored: tone, henna: '4', hennaBasma: '4' }
    return { kind, level, tone: tones[kind] }
  })

/** A head, a shade, and everything else that a prediction depends on; two of what is compared. */
const anyDyeing = fc.record({
  hair: anyHair,
  other: anyLevel,
  shade: fc.constantFrom(...palette),
  minutes: anyMinutes(),
  more: anyMinutes(),
  isPorous: fc.boolean(),
  grey: fc.integer({ min: 0, max: 100 }),
})
type Dyeing = typeof anyDyeing extends fc.Arbitrary<infer Value> ? Value : never

/** Checks an invariant of every prediction. */
function always(title: string, check: (dyeing: Dyeing) => void) {
  test(title, () => {
    fc.assert(fc.property(anyDyeing, check), { numRuns: 1000 })
  })
}

function anyMinutes() {
  return fc.double({ min: 0, max: 60, noNaN: true })
}

function dyed(
  hair: BaseHair,
  shade: Shade,
  { minutes, isPorous, grey }: Pick<Dyeing, 'minutes' | 'isPorous' | 'grey'>,
) {
  const standing = { minutes, fullMinutes: shade.hardMaxMinutes, isPorous, dilution: 1 }
  return predict(hair, toDye(shade), standing, { grey, greyYellowed: false })
}

/** Rounding error of floating-point numbers. */
const nothing = 1e-9

always('on darker hair the same dye never comes out lighter', ({ hair, other, shade, ...rest }) => {
  const lightnessOf = (level: number) => dyed({ ...hair, level }, shade, rest).pigmented.colour.L
  const [dark, light] = [Math.min(hair.level, other), Math.max(hair.level, other)]
  expect(lightnessOf(dark)).toBeLessThanOrEqual(lightnessOf(light) + nothing)
})

always('more minutes never give less colour, and after the full time nothing changes', (dyeing) => {
  const { hair, shade, minutes, more } = dyeing
  const after = (time: number) => dyed(hair, shade, { ...dyeing, grey: 50, minutes: time })
  const [shorter, longer] = [after(Math.min(minutes, more)), after(Math.max(minutes, more))]
  expect(shorter.pigmented.pigment).toBeLessThanOrEqual(longer.pigmented.pigment + nothing)
  expect(shorter.grey?.coverage).toBeLessThanOrEqual((longer.grey?.coverage ?? 0) + nothing)
  expect(after(shade.hardMaxMinutes + minutes)).toEqual(after(shade.hardMaxMinutes))
})

always('before the first minute nothing has changed', ({ hair, shade, ...rest }) => {
  const { pigmented, grey } = dyed(hair, shade, { ...rest, minutes: 0 })
  const before = baseColour(hair)
  for (const axis of ['L', 'a', 'b'] as const) expect(pigmented.colour[axis]).toBeCloseTo(before[axis], 9)
  expect(grey?.coverage ?? 0).toBe(0)
})

always('dyed, lightened and hennaed hair never gets lighter', ({ hair, shade, ...rest }) => {
  fc.pre(hair.kind !== 'natural')
  const { pigmented } = dyed(hair, shade, rest)
  expect(pigmented.lift).toBe(0)
  expect(pigmented.colour.L).toBeLessThanOrEqual(baseColour(hair).L + nothing)
})

always(
  'natural hair is lifted by three levels at most, and no further than the product lifts or its shade lies',
  ({ hair: { level }, shade, ...rest }) => {
    const { lift, liftedLevel } = dyed({ kind: 'natural', level, tone: '0' }, shade, rest).pigmented
    expect(lift).toBeLessThanOrEqual(Math.min(3, shade.maxLift))
    expect(liftedLevel).toBeLessThanOrEqual(Math.max(level, shade.level))
  },
)

always('violet is invisible on levels up to 6, copper or not, and never lightens', ({ hair, ...rest }) => {
  const { colour } = dyed(hair, shadeOf('0-22'), rest).pigmented
  const before = baseColour(hair)
  expect(colour.L).toBeLessThanOrEqual(before.L + nothing)
  if (hair.level <= 6) expect(colour).toEqual(before)
})

always(
  'hair without grey has no grey strands, and grey is never covered more than the box says',
  ({ hair, shade, ...rest }) => {
    const { grey: strands } = dyed(hair, shade, rest)
    expect(strands === null).toBe(rest.grey === 0)
    expect(strands?.coverage ?? 0).toBeLessThanOrEqual(shade.greyCoverage / 100 + nothing)
  },
)
