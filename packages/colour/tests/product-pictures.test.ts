import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import { distance, fromHex, fromRgb, type Lab, lab } from '../colours/oklab.ts'

/** From this distance to the paper a pixel belongs to the strand. */
const paperDistance = 0.12
/** One pixel in this many is enough for a mean. */
const step = 7
/** How far the mean of a strand may be from its chip in hue and chroma: light and shadow move it by about 0.02. */
const maxColourDistance = 0.035
/** The light of the scene makes dark strands lighter and fair ones darker than their chip. */
const maxLightnessDistance = 0.16

/** The mean colour of the strand in a picture whose corner shows the paper. */
async function strandColour(file: string): Promise<Lab> {
  const data = await sharp(file).removeAlpha().raw().toBuffer()
  const colourAt = (at: number) => fromRgb([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  const paper = colourAt(0)
  const strand: Lab[] = []
  for (let at = 0; at + 2 < data.length; at += 3 * step) {
    const colour = colourAt(at)
    if (distance(colour, paper) > paperDistance) strand.push(colour)
  }
  const mean = (key: keyof Lab) => strand.reduce((sum, colour) => sum + colour[key], 0) / strand.length
  return lab(mean('L'), mean('a'), mean('b'))
}

test.each(products)(
  'the strand on the picture of $shadeNumber has the colour of its chip $hex',
  async ({ hex, picture }) => {
    const strand = await strandColour(path.resolve(import.meta.dirname, '../../../content/pictures', picture))
    const chip = fromHex(hex)
    expect(Math.hypot(strand.a - chip.a, strand.b - chip.b)).toBeLessThan(maxColourDistance)
    expect(Math.abs(strand.L - chip.L)).toBeLessThan(maxLightnessDistance)
  },
)
