import { develop } from '@pryad/tools-hair/film.ts'
import type { FloatImage } from '@pryad/tools-hair/raster.ts'

/** Light of the hair is set so that a white strand under the main light comes out just below paper white. */
const FILM_EXPOSURE = 0.62

/** Hair as it looks on film, averaged down to pixels. */
type DevelopedHair = {
  /** Linear light, three numbers per pixel, premultiplied with `cover`. */
  values: Float32Array
  /** How much of the pixel is hair, 0…1. */
  cover: Float32Array
}

/** `samples` per pixel side: the drawn hair is that much larger than the picture. */
export function developHair(
  hair: FloatImage,
  width: number,
  height: number,
  samples: number,
  exposure: number,
): DevelopedHair {
  const values = new Float32Array(width * height * 3)
  const cover = new Float32Array(width * height)
  const share = 1 / (samples * samples)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let s = 0; s < samples * samples; s++) {
      const [dx, dy] = [s % samples, Math.floor(s / samples)]
      const at = ((row * samples + dy) * width * samples + column * samples + dx) * 4
      const a = hair[at + 3]
      if (a < 1e-4) continue
      const scale = 1 / a
      const r = hair[at] * scale * exposure
      const g = hair[at + 1] * scale * exposure
      const b = hair[at + 2] * scale * exposure
      const seen = develop(r, g, b, FILM_EXPOSURE)
      red += seen[0] * a
      green += seen[1] * a
      blue += seen[2] * a
      alpha += a
    }
    values.set([red * share, green * share, blue * share], pixel * 3)
    cover[pixel] = Math.min(1, alpha * share)
  }
  return { values, cover }
}
