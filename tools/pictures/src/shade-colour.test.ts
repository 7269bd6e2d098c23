import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hexToLinear, type Rgb, toLinear } from '@pryad/tools-hair/colour.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'

const content = path.resolve(import.meta.dirname, '../../../content')
const products = z
  .array(z.object({ shadeNumber: z.string(), hex: z.string(), picture: z.string() }))
  .parse(JSON.parse(readFileSync(path.join(content, 'products.json'), 'utf8')))

/** From this distance to the paper a pixel belongs to the strand. */
const paperDistance = 0.12
/** One pixel in this many is enough for a mean. */
const step = 7
/** How far the mean of a strand may be from its chip in hue and chroma: light and shadow move it by about 0.02. */
const maxColourDistance = 0.035
/** The light of the scene makes dark strands lighter and fair ones darker than their chip. */
const maxLightnessDistance = 0.16

type Lab = [lightness: number, a: number, b: number]

/** Oklab of linear light (Björn Ottosson, 2020). */
function toOklab([red, green, blue]: Rgb): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** The mean colour of the strand in a picture whose corner shows the paper. */
async function strandColour(file: string): Promise<Lab> {
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (at: number): Lab =>
    toOklab([data[at], data[at + 1], data[at + 2]].map((channel = 0) => toLinear(channel / 255)) as Rgb)
  const paper = colourAt(0)
  const strand: Lab[] = []
  for (let at = 0; at + 2 < data.length; at += 3 * step) {
    const colour = colourAt(at)
    if (Math.hypot(...colour.map((value, index) => value - (paper[index] ?? 0))) > paperDistance)
      strand.push(colour)
  }
  const mean = (index: 0 | 1 | 2) => strand.reduce((sum, colour) => sum + colour[index], 0) / strand.length
  return [mean(0), mean(1), mean(2)]
}

test.each(products)(
  'the strand of $shadeNumber has the colour of its chip $hex',
  async ({ hex, picture }) => {
    const [lightness, a, b] = await strandColour(path.join(content, 'pictures', picture))
    const chip = toOklab(hexToLinear(hex))
    expect(Math.hypot(a - chip[1], b - chip[2])).toBeLessThan(maxColourDistance)
    expect(Math.abs(lightness - chip[0])).toBeLessThan(maxLightnessDistance)
  },
)
