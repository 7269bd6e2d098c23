import { type Rgb, toLinear } from '../colours/oklab.ts'

/** A colour in CIELAB (white D65): lightness 0–100, green to red, blue to yellow. Not OKLab. */
export type Cielab = readonly [L: number, a: number, b: number]

const degrees = 180 / Math.PI
const power7 = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** The CIELAB colour of sRGB channels 0–255. */
export function toCielab(rgb: Rgb): Cielab {
  const [red, green, blue] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = compress(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function compress(light: number): number {
  return light > 216 / 24389 ? Math.cbrt(light) : ((24389 / 27) * light + 16) / 116
}

/** How different two colours look: CIEDE2000 with all weights 1. About 1 is just visible side by side. */
export function colourDifference(first: Cielab, second: Cielab): number {
  const stretch = 1.5 - 0.5 * power7((chroma(first[1], first[2]) + chroma(second[1], second[2])) / 2)
  const [a1, a2] = [first[1] * stretch, second[1] * stretch]
  const [c1, c2] = [chroma(a1, first[2]), chroma(a2, second[2])]
  const [h1, h2] = [hue(a1, first[2]), hue(a2, second[2])]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : shortTurn(h2 - h1)

  const lightness = (first[0] + second[0]) / 2
  const meanChroma = (c1 + c2) / 2
  const meanHue = isGrey ? h1 + h2 : middleHue(h1, h2)

  const fromMiddle = (lightness - 50) ** 2
  const lightnessScale = 1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle)
  const chromaScale = 1 + 0.045 * meanChroma
  const hueScale = 1 + 0.015 * meanChroma * hueWeight(meanHue)

  const deltaL = (second[0] - first[0]) / lightnessScale
  const deltaC = (c2 - c1) / chromaScale
  const deltaH = (2 * Math.sqrt(c1 * c2) * sine(turn / 2)) / hueScale
  const blueTurn = 30 * Math.exp(-(((meanHue - 275) / 25) ** 2))
  const rotation = -2 * power7(meanChroma) * sine(2 * blueTurn)
  return Math.sqrt(deltaL ** 2 + deltaC ** 2 + deltaH ** 2 + rotation * deltaC * deltaH)
}

const chroma = (a: number, b: number) => Math.hypot(a, b)
const sine = (angle: number) => Math.sin(angle / degrees)
const cosine = (angle: number) => Math.cos(angle / degrees)

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const angle = Math.atan2(b, a) * degrees
  return angle < 0 ? angle + 360 : angle
}

function shortTurn(turn: number): number {
  if (turn > 180) return turn - 360
  return turn < -180 ? turn + 360 : turn
}

function middleHue(h1: number, h2: number): number {
  const sum = h1 + h2
  if (Math.abs(h1 - h2) <= 180) return sum / 2
  return (sum < 360 ? sum + 360 : sum - 360) / 2
}

function hueWeight(angle: number): number {
  return (
    1 -
    0.17 * cosine(angle - 30) +
    0.24 * cosine(2 * angle) +
    0.32 * cosine(3 * angle + 6) -
    0.2 * cosine(4 * angle - 63)
  )
}
