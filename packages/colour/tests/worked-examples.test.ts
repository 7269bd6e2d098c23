import { expect, test } from 'vitest'
import { type Lab, readHex, toRgb } from '../colours/oklab.ts'
import { toDye } from '../prediction/dye.ts'
import { predict } from '../prediction/predict.ts'
import { shadeOf } from './palette.ts'
import type { WorkedExample } from './worked-example.ts'
import { workedExamples } from './worked-examples.ts'

/** The examples are printed with three decimals. */
const tolerance = 0.0015

function predictExample({ shade, mixedWith, hair, standing, grey = 0, greyYellowed = false }: WorkedExample) {
  const dye = toDye(shadeOf(shade), mixedWith ? shadeOf(mixedWith) : null)
  const full = { minutes: 35, fullMinutes: 35, isPorous: false, dilution: 1, ...standing }
  return predict(hair, dye, full, { grey, greyYellowed })
}

function expectNear(found: readonly number[], expected: readonly number[]) {
  const away = found.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)))
  expect(Math.max(...away), `${found.join(' ')} instead of ${expected.join(' ')}`).toBeLessThan(tolerance)
}

/** The hexes were made from unrounded colours: one step of a channel is rounding. */
function expectHex(colour: Lab, hex: string) {
  const expected = readHex(hex)
  const away = toRgb(colour).map((channel, index) => Math.abs(channel - (expected[index] ?? Number.NaN)))
  expect(Math.max(...away), hex).toBeLessThanOrEqual(1)
}

const numbers = ({ L, a, b }: Lab) => [L, a, b]

test.each(workedExamples)('$title', (example) => {
  const { pigmented, grey } = predictExample(example)
  const { liftedLevel, level, pigment, exposedWarmth } = pigmented
  expectNear([liftedLevel, level, pigment, exposedWarmth], example.quantities)
  expectNear(numbers(pigmented.colour), example.colour)
  expectHex(pigmented.colour, example.hex)
  if (!example.greyStrands) return expect(grey).toBeNull()
  if (!grey) throw new Error('There are no grey strands')
  expectNear(
    [...numbers(grey.colour), grey.coverage],
    [...example.greyStrands.colour, example.greyStrands.coverage],
  )
  expectHex(grey.colour, example.greyStrands.hex)
})
