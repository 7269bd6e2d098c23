/** A colour in OKLab as CSS Color 4 defines it: lightness 0–1, green to red, blue to yellow. */
export type Lab = { readonly L: number; readonly a: number; readonly b: number }

/** Makes a colour of its three numbers, in the order in which tables give them. */
export function lab(L: number, a: number, b: number): Lab {
  return { L, a, b }
}

/** Adds a vector, times a factor, to a colour. */
export function add(colour: Lab, vector: Lab, factor = 1): Lab {
  return {
    L: colour.L + factor * vector.L,
    a: colour.a + factor * vector.a,
    b: colour.b + factor * vector.b,
  }
}

/** The vector that leads from one colour to another. */
export function subtract(to: Lab, from: Lab): Lab {
  return add(to, from, -1)
}

/** The colour between two: `share` 0 is the first, 1 the second. */
export function blend(first: Lab, second: Lab, share: number): Lab {
  return add(first, subtract(second, first), share)
}

/** The distance of two colours in OKLab. */
export function distance(first: Lab, second: Lab): number {
  return Math.hypot(first.L - second.L, first.a - second.a, first.b - second.b)
}

/** The distance of two colours' tones; lightness counts a quarter. */
export function toneDistance(first: Lab, second: Lab): number {
  return Math.hypot(first.a - second.a, first.b - second.b) + 0.25 * Math.abs(first.L - second.L)
}

/** How warm a colour is: yellow counts whole, red half. */
export function warmth(colour: Lab): number {
  return 0.5 * colour.a + colour.b
}

/** Red, green and blue as a screen takes them, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#RRGGBB`. Throws a `RangeError` for anything else. */
export function readHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is no colour of the form #RRGGBB`)
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Writes `#RRGGBB`, with whole channels. */
function writeHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Undoes the curve of sRGB: one channel 0–255 becomes linear light 0–1. */
export function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, 255 * value))
}

/** The OKLab colour of `#RRGGBB`. */
export function fromHex(hex: string): Lab {
  return fromRgb(readHex(hex))
}

/** The OKLab colour of sRGB channels. */
export function fromRgb(rgb: Rgb): Lab {
  const [red, green, blue] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return lab(
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  )
}

/** The sRGB channels of an OKLab colour. Channels that a screen cannot show are clamped, so compare colours in OKLab. */
export function toRgb({ L, a, b }: Lab): Rgb {
  const long = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** The nearest `#RRGGBB` of an OKLab colour. */
export function toHex(colour: Lab): string {
  return writeHex(toRgb(colour))
}
