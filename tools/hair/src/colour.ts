/** Linear light, red–green–blue, 1 = white paper. */
export type Rgb = [number, number, number]

/** sRGB channel 0…1 → linear light. */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Linear light → sRGB channel 0…1. */
export const toSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** `#rrggbb` → linear light. */
export function hexToLinear(hex: string): Rgb {
  const channel = (from: number) => toLinear(parseInt(hex.slice(from, from + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}
