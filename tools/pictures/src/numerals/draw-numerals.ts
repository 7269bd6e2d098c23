/** Draws the numerals of the site's error pages in strands, without background: `node src/numerals/draw-numerals.ts`. */
import path from 'node:path'
import { hexToLinear, toSrgb } from '@pryad/tools-hair/colour.ts'
import type { StrandColour } from '@pryad/tools-hair/lock.ts'
import { clamp } from '@pryad/tools-hair/numbers.ts'
import { raster } from '@pryad/tools-hair/raster.ts'
import { STUDIO } from '@pryad/tools-hair/rig.ts'
import { createRng } from '@pryad/tools-hair/rng.ts'
import { shade } from '@pryad/tools-hair/shade.ts'
import { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import sharp from 'sharp'
import { addWave } from '../compositions/wave.ts'
import { developHair } from '../develop-hair.ts'
import { digits } from './digits.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/site/app/features/errors')

/** Pixels per unit: twice as many as the largest screen shows. */
const scale = 0.42
const samples = 2
/** Units: width of a digit, step from one to the next, margin around all of them. */
const digitWidth = 650
const step = 700
const edge = 70
const height = 1020
const quality = 62

/** Copper red, with every third clump of light copper. */
const red = hexToLinear('#A83A17')
const copper = hexToLinear('#C4622A')
const colour: StrandColour = (_t, { clump }) => (clump < 0.35 ? copper : red)

for (const numeral of ['404', '500', '503']) {
  const rng = createRng(Number(numeral))
  const strands = new StrandSet()
  for (const [index, digit] of [...numeral].entries()) {
    for (const stroke of digits[digit]) {
      addWave(
        strands,
        {
          path: stroke.map(([x, y, z]) => [x + edge + index * step, y, z]),
          colour,
          halfWidth: 62,
          strands: 2600,
          locks: 6,
          taper: [0.5, 0.95, 1, 1, 1, 0.9, 0.4],
          wander: 0.14,
          depth: 16,
          bow: 30,
          thickness: 20,
          overlap: 2.6,
          style: { segments: 240, tipSpread: 0.09, rootSpread: 0.06, flyAways: 0.012, frizz: 1, radius: 0.8 },
        },
        rng,
      )
    }
  }
  const width = 2 * edge + 2 * step + digitWidth
  const light = shade(strands, width, height, STUDIO, rng)
  const pixels = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const drawn = raster(strands, light, {
    width: pixels.width * samples,
    height: pixels.height * samples,
    scale: scale * samples,
  })
  const { values, cover } = developHair(drawn, pixels.width, pixels.height, samples, 0.95)
  const bytes = Buffer.alloc(pixels.width * pixels.height * 4)
  for (const [pixel, share] of cover.entries()) {
    for (let k = 0; k < 3; k++)
      bytes[pixel * 4 + k] = clamp(toSrgb(clamp(share > 0 ? values[pixel * 3 + k] / share : 0)) * 255, 0, 255)
    bytes[pixel * 4 + 3] = share * 255
  }
  const { size } = await sharp(bytes, { raw: { ...pixels, channels: 4 } })
    .webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${numeral}.webp`))
  console.log(`${numeral}: ${pixels.width} × ${pixels.height}, ${size} bytes`)
}
