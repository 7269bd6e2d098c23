import type { Rgb } from './colour.ts'
import { clamp, mix, smooth } from './numbers.ts'

/** How bright light looks on the film. */
const filmBrightness = (red: number, green: number, blue: number): number =>
  0.25 * red + 0.6 * green + 0.15 * blue

/** Film response: keeps shadows, rolls highlights off to white. */
const respond = (light: number) =>
  clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))

/**
 * Tone mapping: any light → linear light 0…1. `exposure` scales the light. Highlights lose a little colour; half of the
 * response is per channel and half keeps the hue, so that bright copper turns neither pink nor grey.
 */
export function develop(red: number, green: number, blue: number, exposure: number): Rgb {
  const brightness = filmBrightness(red, green, blue)
  const fade = smooth(0.9, 3, brightness) * 0.35
  const r = mix(red, brightness, fade) * exposure
  const g = mix(green, brightness, fade) * exposure
  const b = mix(blue, brightness, fade) * exposure
  const top = Math.max(r, g, b, 1e-4)
  const keepHue = (respond(top) / top) * 0.5
  return [respond(r) * 0.5 + r * keepHue, respond(g) * 0.5 + g * keepHue, respond(b) * 0.5 + b * keepHue]
}
