import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BaseHair, baseColour } from '../colours/tones.ts'
import { predict } from '../predict.ts'
import { toDye } from '../prediction/dye.ts'
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
const anyShade = fc.constantFrom(...palette)
const anyMinutes = fc.double({ min: 0, max: 60, noNaN: true })
const anyPorosity = fc.boolean()
const runs = { numRuns: 1000 }

function dyed(hair: BaseHair, shade: Shade, minutes: number, isPorous = false, grey = 50) {
  const standing = { minutes, fullMinutes: shade.hardMaxMinutes, isPorous, dilution: 1 }
  return predict(hair, toDye(shade), standing, { grey, greyYellowed: false })
}

/** Rounding error of floating-point numbers. */
const nothing = 1e-9

test('on darker hair the same dye never comes out lighter', () => {
  fc.assert(
    fc.property(
      anyHair,
      anyLevel,
      anyShade,
      anyMinutes,
      anyPorosity,
      (hair, level, shade, minutes, isPorous) => {
        const [dark, light] = [Math.min(hair.level, level), Math.max(hair.level, level)]
        const lightnessOf = (at: number) =>
          dyed({ ...hair, level: at }, shade, minutes, isPorous).pigmented.colour.L
        expect(lightnessOf(dark)).toBeLessThanOrEqual(lightnessOf(light) + nothing)
      },
    ),
    runs,
  )
})

test('more minutes never give less colour, and after the full time nothing changes', () => {
  fc.assert(
    fc.property(
      anyHair,
      anyShade,
      anyMinutes,
      anyMinutes,
      anyPorosity,
      (hair, shade, one, other, isPorous) => {
        const shorter = dyed(hair, shade, Math.min(one, other), isPorous)
        const longer = dyed(hair, shade, Math.max(one, other), isPorous)
        expect(shorter.pigmented.pigment).toBeLessThanOrEqual(longer.pigmented.pigment + nothing)
        expect(shorter.grey?.coverage).toBeLessThanOrEqual((longer.grey?.coverage ?? 0) + nothing)
        expect(dyed(hair, shade, shade.hardMaxMinutes + one, isPorous)).toEqual(
          dyed(hair, shade, shade.hardMaxMinutes, isPorous),
        )
      },
    ),
    runs,
  )
})

test('before the first minute nothing has changed', () => {
  fc.assert(
    fc.property(anyHair, anyShade, anyPorosity, (hair, shade, isPorous) => {
      const { pigmented, grey } = dyed(hair, shade, 0, isPorous)
      const before = baseColour(hair)
      expect(pigmented.colour.L).toBeCloseTo(before.L, 9)
      expect(pigmented.colour.a).toBeCloseTo(before.a, 9)
      expect(pigmented.colour.b).toBeCloseTo(before.b, 9)
      expect(grey?.coverage).toBe(0)
    }),
    runs,
  )
})

test('dyed, lightened and hennaed hair never gets lighter', () => {
  fc.assert(
    fc.property(anyHair, anyShade, anyMinutes, anyPorosity, (hair, shade, minutes, isPorous) => {
      fc.pre(hair.kind !== 'natural')
      const { pigmented } = dyed(hair, shade, minutes, isPorous)
      expect(pigmented.lift).toBe(0)
      expect(pigmented.colour.L).toBeLessThanOrEqual(baseColour(hair).L + nothing)
    }),
    runs,
  )
})

test('natural hair is lifted by three levels at most, and no further than the product lifts or its shade lies', () => {
  fc.assert(
    fc.property(anyLevel, anyShade, anyMinutes, (level, shade, minutes) => {
      const { lift, liftedLevel } = dyed({ kind: 'natural', level, tone: '0' }, shade, minutes).pigmented
      expect(lift).toBeLessThanOrEqual(Math.min(3, shade.maxLift))
      expect(liftedLevel).toBeLessThanOrEqual(Math.max(level, shade.level))
    }),
    runs,
  )
})

test('violet is invisible on levels up to 6, copper or not, and never lightens', () => {
  fc.assert(
    fc.property(anyHair, anyMinutes, anyPorosity, (hair, minutes, isPorous) => {
      const { colour } = dyed(hair, shadeOf('0-22'), minutes, isPorous).pigmented
      const before = baseColour(hair)
      expect(colour.L).toBeLessThanOrEqual(before.L + nothing)
      if (hair.level <= 6) expect(colour).toEqual(before)
    }),
    runs,
  )
})

test('hair without grey has no grey strands, and grey is never covered more than the box says', () => {
  fc.assert(
    fc.property(
      anyHair,
      anyShade,
      anyMinutes,
      fc.integer({ min: 0, max: 100 }),
      (hair, shade, minutes, grey) => {
        const strands = dyed(hair, shade, minutes, false, grey).grey
        expect(strands === null).toBe(grey === 0)
        expect(strands?.coverage ?? 0).toBeLessThanOrEqual(shade.greyCoverage / 100 + nothing)
      },
    ),
    runs,
  )
})
