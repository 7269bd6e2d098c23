import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import { readHex } from '../colours/oklab.ts'
import { type Cielab, colourDifference, toCielab } from './difference.ts'

/** One pixel in this many is enough for a mean. */
const step = 37
/** A hue needs some colour to be seen. */
const leastChroma = 8

/** The paper behind the strands: in their shadow it is darker, and a fifth of that warmer. */
const paper = { lightness: 92, a: 1.6, b: 6.3, darkest: 75 }

function isPaper([lightness, a, b]: Cielab): boolean {
  const warmer = (paper.lightness - lightness) / 5
  return lightness > paper.darkest && Math.hypot(a - paper.a - warmer, b - paper.b - warmer) < 3
}

/** The median lightness and the mean colour of the hair in the picture of a shade. */
async function hairOf(picture: string) {
  const file = path.resolve(import.meta.dirname, '../../../content/pictures', picture)
  const data = await sharp(file).removeAlpha().raw().toBuffer()
  const hair: Cielab[] = []
  for (let at = 0; at + 2 < data.length; at += 3 * step) {
    const colour = toCielab([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    if (!isPaper(colour)) hair.push(colour)
  }
  const mean = (index: 0 | 1 | 2) => hair.reduce((sum, colour) => sum + colour[index], 0) / hair.length
  const lightness = hair.map(([light]) => light).sort((one, other) => one - other)
  const colour: Cielab = [mean(0), mean(1), mean(2)]
  return { colour, lightness: lightness[Math.floor(hair.length / 2)] ?? Number.NaN }
}

const chroma = ([, a, b]: Cielab) => Math.hypot(a, b)

/** The angle between the hues of two colours, in degrees. */
function turn([, a1, b1]: Cielab, [, a2, b2]: Cielab): number {
  return Math.abs(Math.atan2(a1 * b2 - b1 * a2, a1 * a2 + b1 * b2)) * (180 / Math.PI)
}

const shades = await Promise.all(
  products.map(async (product) => ({ ...product, ...(await hairOf(product.picture)) })),
)

test.each(shades)(
  'the hair on the picture of $shadeNumber is as light as its chip $hex, and of its colour',
  ({ hex, colour, lightness }) => {
    const chip = toCielab(readHex(hex))
    expect(Math.abs(lightness - chip[0])).toBeLessThanOrEqual(6)
    expect(colourDifference(colour, chip)).toBeLessThanOrEqual(6)
    if (chroma(chip) > leastChroma) expect(turn(colour, chip)).toBeLessThanOrEqual(10)
  },
)

test('on the pictures of the natural row each level is lighter than the one before', () => {
  const row = shades
    .filter(({ shadeNumber }) => shadeNumber.endsWith('-0'))
    .sort((one, other) => one.level - other.level)
    .map(({ lightness }) => lightness)
  expect(row).toHaveLength(8)
  expect(row).toEqual([...row].sort((one, other) => one - other))
})
