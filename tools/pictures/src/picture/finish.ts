import { blur } from '@pryad/tools-hair/blur.ts'
import { hexToLinear, toSrgb } from '@pryad/tools-hair/colour.ts'
import { clamp } from '@pryad/tools-hair/numbers.ts'
import { createRng } from '@pryad/tools-hair/rng.ts'
import type { LightImage } from './light-image.ts'

const BLOOM = 0.05
const BLOOM_TINT = hexToLinear('#FFF0DD')
/** The same grain on every picture. */
const GRAIN_SEED = 7

/**
 * Bloom, film grain, eight bits. `grain` in steps of 1/255: it hides banding, which WebP makes worse on dark
 * gradients.
 */
export function finish({ values, width, height }: LightImage, spill: Float32Array, grain: number): Buffer {
  const narrow = blur(spill, width, height, 0.006 * height)
  const wide = blur(spill, width, height, 0.025 * height)
  const rng = createRng(GRAIN_SEED)
  const bytes = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const noise = (rng.next() + rng.next() - 1) * grain + 0.5
    for (let k = 0; k < 3; k++) {
      const light = values[i * 3 + k] + (narrow[i] + wide[i]) * BLOOM * BLOOM_TINT[k]
      bytes[i * 3 + k] = clamp(toSrgb(clamp(light)) * 255 + noise, 0, 255)
    }
  }
  return bytes
}
