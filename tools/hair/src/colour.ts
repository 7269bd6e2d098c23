/** Linear light, red–green–blue, 1 = white paper. */
export type Rgb = [number, number, number]

/** sRGB channel 0…1 → linear light. */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Linear light → sRGB channel 0…1. */
export const toSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** The three channels of `#rrggbb`, 0…255. */
export const hexChannels = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** `#rrggbb` → linear light. */
export function hexToLinear(hex: string): Rgb {
  const [red, green, blue] = hexChannels(hex)
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
}
