import { toSrgb } from '@pryad/tools-hair/colour.ts'
import { develop } from '@pryad/tools-hair/film.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { clamp } from '@pryad/tools-hair/numbers.ts'
import { type FloatImage, raster } from '@pryad/tools-hair/raster.ts'
import { createRng } from '@pryad/tools-hair/rng.ts'
import { shade } from '@pryad/tools-hair/shade.ts'
import { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import sharp, { type Sharp } from 'sharp'
import { type Coat, coatColour } from './coat.ts'
import { MAP_LENGTH, type Material } from './material.ts'

const UNITS = 1000
/** Samples per pixel side. */
const SAMPLES = 2
const FILM_EXPOSURE = 0.6
/** The root itself must not read as "no hair" in the data map. */
const LEAST_DISTANCE = 0.004
const ZONES = 4

/** Draws a material in a coat, or its data map, as PNG with alpha. */
export function renderMaterial(material: Material, coat: Coat | undefined): Sharp {
  const height = material.pixelHeight
  const width = Math.round((material.width / UNITS) * height)
  const rng = createRng(material.seed)
  const strands = new StrandSet()
  material.build(rng, (lock, { across, zone, length }) => {
    const style = coat ? { ...lock.style, gloss: coat.gloss } : { ...lock.style, variation: 0 }
    addLock(
      strands,
      {
        ...lock,
        style,
        colour: coat
          ? (t, lots) => coatColour(coat, t * length, lots)
          : (t) => [clamp((t * length) / MAP_LENGTH, LEAST_DISTANCE, 1), across, zone / ZONES],
      },
      rng,
    )
  })
  const light = coat ? shade(strands, material.width, UNITS, material.rig, rng) : strands
  const drawn = raster(strands, light, {
    width: width * SAMPLES,
    height: height * SAMPLES,
    scale: (height * SAMPLES) / UNITS,
    isFlat: !coat,
  })
  const bytes = toBytes(drawn, width, height, coat !== undefined)
  return sharp(bytes, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 6 })
}

/** Averages samples to pixels; light goes through the film, data stays as it is. */
function toBytes(drawn: FloatImage, width: number, height: number, isLight: boolean): Buffer {
  const bytes = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    const sum = [0, 0, 0]
    let cover = 0
    for (let s = 0; s < SAMPLES * SAMPLES; s++) {
      const [dx, dy] = [s % SAMPLES, Math.floor(s / SAMPLES)]
      const at = ((row * SAMPLES + dy) * width * SAMPLES + column * SAMPLES + dx) * 4
      const alpha = drawn[at + 3]
      if (alpha < 1e-4) continue
      const scale = 1 / alpha
      const [r, g, b] = [drawn[at] * scale, drawn[at + 1] * scale, drawn[at + 2] * scale]
      const seen = isLight ? develop(r, g, b, FILM_EXPOSURE) : [r, g, b]
      for (let k = 0; k < 3; k++) sum[k] += seen[k] * alpha
      cover += alpha
    }
    if (cover < 1e-3) continue
    for (let k = 0; k < 3; k++) {
      const value = clamp(sum[k] / cover)
      bytes[pixel * 4 + k] = 255 * clamp(isLight ? toSrgb(value) : value)
    }
    bytes[pixel * 4 + 3] = 255 * clamp(cover / (SAMPLES * SAMPLES))
  }
  return bytes
}
