import type { Rgb } from './colour.ts'
import { mix, smooth } from './numbers.ts'

/** The effect of one vertex on light, computed from its colour. */
export type Fibre = {
  colour: Rgb
  /** How fast light of each channel dies inside the hair. */
  absorption: Rgb
  /** Colour of light that has passed through the strand. */
  tint: Rgb
  /** Colour of the surface highlight: white with a trace of the hair. */
  sheen: Rgb
  /** Strength of the white and of the coloured highlight. */
  gloss: number
  tintedGloss: number
}

/** `gloss`: the strand's own gloss. Light hair scatters more and shines less. */
export function toFibre([red, green, blue]: Rgb, gloss: number): Fibre {
  const luminance = 0.3 * red + 0.6 * green + 0.1 * blue
  const lift = 0.5 / Math.sqrt(luminance + 1e-3)
  // warm shades lean to gold, never to pink
  const warmth = smooth(0.3, 0.85, (red - blue) / (red + 1e-3))
  const tint: Rgb = [
    red * lift + 0.5 * red ** 0.46,
    (green * lift + 0.5 * green ** 0.46) * (1 + 0.075 * warmth),
    (blue * lift + 0.5 * blue ** 0.46) * (1 - 0.2 * warmth),
  ]
  const trace = 0.3 / Math.max(...tint)
  const dulled = gloss * mix(1, 0.62, smooth(0.15, 0.7, luminance))
  return {
    colour: [red, green, blue],
    // light scattered many times keeps its hue, so shadows stay coloured
    absorption: [1.04 - 0.76 * Math.sqrt(red), 1.04 - 0.76 * Math.sqrt(green), 1.04 - 0.76 * Math.sqrt(blue)],
    tint,
    sheen: [
      0.7 + tint[0] * trace,
      (0.7 + tint[1] * trace) * (1 - 0.02 * warmth),
      (0.7 + tint[2] * trace) * (1 - 0.16 * warmth),
    ],
    gloss: dulled,
    tintedGloss: dulled * mix(1, 0.55, smooth(0.15, 0.7, luminance)),
  }
}
