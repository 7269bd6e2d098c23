import { type Rgb, toLinear } from '@pryad/tools-hair/colour.ts'
import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { Space } from '../compositions/common.ts'
import type { Scene } from '../scene.ts'
import type { Shadow } from './shadow.ts'

/** How far the corners darken. */
const VIGNETTE = 0.06
/** Colour of light in the shadow of hair: warm, never grey. */
const SHADOW_COLOUR: Rgb = [0.36, 0.2, 0.13]

/** Dark backgrounds glow behind the hair and need more grain. */
export const isDark = ([red, green, blue]: Rgb): boolean => 0.3 * red + 0.6 * green + 0.1 * blue < 0.2

/** Colour behind the hair at a pixel; linear light. */
export type Backdrop = (column: number, row: number) => Rgb

/** The background of a scene: palette colour, pool of light, corners, flat shapes, shadow. Sizes in pixels. */
export function createBackdrop(
  { colour, glow, pool }: Scene['background'],
  size: { width: number; height: number; space: Space },
  shadow: Shadow,
  shapes: Buffer | undefined,
): Backdrop {
  const { width, height, space } = size
  const glowing = isDark(colour) ? glow : 0
  return (column, row) => {
    const x = (column + 0.5) / width
    const y = (row + 0.5) / height
    const [dx, dy] = [x - pool[0], y - pool[1]]
    const corners = 1 - VIGNETTE * smooth(0.25, 0.95, Math.hypot(dx * 1.1, dy))
    const light = 1 + Math.exp(-(dx * dx + dy * dy) * 5) * glowing
    const pixel = (row * width + column) * 4
    const cover = shapes ? shapes[pixel + 3] / 255 : 0
    const dark = shadow(x * space.width, y * space.height)
    const channel = (k: 0 | 1 | 2) => {
      const paper = colour[k] * corners * light
      const under = shapes && cover ? mix(paper, toLinear(shapes[pixel + k] / 255), cover) : paper
      return under * (1 - dark * (1 - SHADOW_COLOUR[k]))
    }
    return [channel(0), channel(1), channel(2)]
  }
}
