import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import {
  baseColour,
  greyHair,
  natural,
  toneDigits,
  underlying,
  yellowedGreyHair,
} from '../colours/hair-colours.ts'
import { readHex, toHex, toLinear } from '../colours/oklab.ts'
import { sceneNames } from '../strand/strand-look.ts'
import { type Cielab, colourDifference, toCielab } from './difference.ts'
import { composePlain, hairPixels, readLayers } from './strand-scenes.ts'

/** What the eye sees of a strand: its median lightness, and the colour of its light as a whole. */
function seen(pixels: Uint8ClampedArray): { lightness: number; mean: Cielab } {
  const lightnesses: number[] = []
  const light = [0, 0, 0]
  for (const { rgb } of hairPixels(pixels)) {
    lightnesses.push(toCielab(rgb)[0])
    for (const [k, byte] of rgb.entries()) light[k] = (light[k] ?? 0) + toLinear(byte)
  }
  lightnesses.sort((one, other) => one - other)
  const channel = (k: number) => toByte((light[k] ?? 0) / lightnesses.length)
  return {
    lightness: lightnesses[Math.floor(lightnesses.length / 2)] ?? 0,
    mean: toCielab([channel(0), channel(1), channel(2)]),
  }
}

function toByte(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
}

const levels = Array.from({ length: 10 }, (_, index) => index + 1)
/** Shine hides the tone of darker hair, on a head as well. */
const darkestWithTone = 3
const colours = [
  ...products.map(({ shadeNumber, hex }) => ({ of: shadeNumber, hex })),
  ...levels.flatMap((level) => [
    { of: `natural hair of level ${level}`, hex: toHex(natural(level)) },
    { of: `hair lightened to level ${level}`, hex: toHex(underlying(level)) },
  ]),
  ...levels.slice(darkestWithTone - 1).flatMap((level) =>
    toneDigits.map((tone) => ({
      of: `hair dyed ${level}-${tone}`,
      hex: toHex(baseColour({ kind: 'colored', level, tone })),
    })),
  ),
  { of: 'grey hair', hex: toHex(greyHair) },
  { of: 'yellowed grey hair', hex: toHex(yellowedGreyHair) },
]

/** Less chroma has no hue that could be named. */
const chromaOfAHue = 12
const hue = ([, a, b]: Cielab) => (Math.atan2(b, a) * 180) / Math.PI
const turn = (one: Cielab, other: Cielab) => Math.abs(((hue(one) - hue(other) + 540) % 360) - 180)

for (const scene of sceneNames) {
  const layers = await readLayers(scene)
  const seenIn = (hex: string) => seen(composePlain(layers, hex, 4))

  test.each(colours)(`${scene}: $of is drawn in its own colour, $hex`, ({ hex }) => {
    const wanted = toCielab(readHex(hex))
    const { lightness, mean } = seenIn(hex)
    expect(Math.abs(lightness - wanted[0])).toBeLessThanOrEqual(6)
    expect(colourDifference(mean, wanted)).toBeLessThanOrEqual(6)
    if (Math.hypot(wanted[1], wanted[2]) >= chromaOfAHue) expect(turn(mean, wanted)).toBeLessThanOrEqual(10)
  })

  test.each([
    [
      'natural shades',
      products.filter(({ shadeNumber }) => shadeNumber.endsWith('-0')).map(({ hex }) => hex),
    ],
    ['natural levels', levels.map((level) => toHex(natural(level)))],
  ])(`${scene}: %s get lighter from one to the next`, (_, row) => {
    const lightnesses = row.map((hex) => seenIn(hex).lightness)
    expect(row.length).toBeGreaterThan(6)
    expect(lightnesses).toEqual([...new Set(lightnesses)].sort((one, other) => one - other))
  })
}
