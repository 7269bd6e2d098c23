import { expect, test } from 'vitest'
import { compose, type PackedLayers } from '../strand/compose.ts'
import { type GreyPlace, greyPlaces } from '../strand/grey-places.ts'
import { sizeOf } from '../strand/layers.ts'
import { sceneNames } from '../strand/strand-look.ts'
import { composePlain, hairFrom, readLayers } from './strand-scenes.ts'

const brown = '#59402e'
const white = '#d2cec6'

/** Pixels of one colour, which others are compared with. */
const plain = new Map<string, Uint8ClampedArray>()

function plainOf(layers: PackedLayers, hex: string): Uint8ClampedArray {
  const known = plain.get(layers.scene + hex) ?? composePlain(layers, hex)
  plain.set(layers.scene + hex, known)
  return known
}

/** For each pixel whether it is grey, which is nearer to a white strand than to a brown one; null where there is no hair. */
function greyPixels(layers: PackedLayers, greyShare: number, greyWhere: GreyPlace): (boolean | null)[] {
  const [dark, light] = [plainOf(layers, brown), plainOf(layers, white)]
  const composed = compose(layers, { pigmented: brown, grey: white, greyShare, greyWhere })
  const green = (pixels: Uint8ClampedArray, index: number) => pixels[index * 4 + 1] ?? 0
  return Array.from({ length: composed.length / 4 }, (_, index) =>
    (composed[index * 4 + 3] ?? 0) < hairFrom
      ? null
      : 2 * green(composed, index) > green(dark, index) + green(light, index),
  )
}

/** The share of grey among pixels, per cent. */
function shareOf(pixels: (boolean | null)[], isCounted: (index: number) => boolean = () => true): number {
  let [counted, grey] = [0, 0]
  for (const [index, isGrey] of pixels.entries()) {
    if (isGrey === null || !isCounted(index)) continue
    counted++
    if (isGrey) grey++
  }
  return (100 * grey) / counted
}

for (const scene of sceneNames) {
  const layers = await readLayers(scene)

  test.each([10, 25, 50, 75, 100])(`${scene}: %i %% of the hair is grey when the look says so`, (share) => {
    expect(Math.abs(shareOf(greyPixels(layers, share, 'everywhere')) - share)).toBeLessThanOrEqual(4)
  })

  test(`${scene}: one grey hair in a hundred is still seen, and without grey there is none`, () => {
    expect(shareOf(greyPixels(layers, 1, 'everywhere'))).toBeGreaterThan(0)
    expect(shareOf(greyPixels(layers, 0, 'everywhere'))).toBe(0)
  })

  test.each([10, 25])(`${scene}: %i %% of grey are single hairs`, (share) => {
    const grey = greyPixels(layers, share, 'everywhere')
    const { width, height } = sizeOf(layers)
    const widths: number[] = []
    // Hair of the curtain falls down, the lock lies on its side.
    const [lines, length] = scene === 'curtain' ? [height, width] : [width, height]
    for (let line = 0; line < lines; line++) {
      let run = 0
      for (let place = 0; place <= length; place++) {
        const index = scene === 'curtain' ? line * width + place : place * width + line
        if (place < length && grey[index]) {
          run++
          continue
        }
        if (run > 0) widths.push(run)
        run = 0
      }
    }
    widths.sort((one, other) => one - other)
    expect(widths[Math.floor(widths.length / 2)]).toBeLessThanOrEqual(2)
    expect(widths.filter((one) => one <= 3).length / widths.length).toBeGreaterThan(0.8)
  })
}

const curtain = await readLayers('curtain')
const { width, height } = sizeOf(curtain)
/** How far a pixel is from the nearer side, and from the top, as a share of the picture. */
const fromSide = (index: number) => Math.min(index % width, width - 1 - (index % width)) / width
const fromTop = (index: number) => Math.floor(index / width) / height
const places = {
  temples: {
    near: (index: number) => fromSide(index) < 0.15,
    far: (index: number) => fromSide(index) > 0.35,
  },
  parting: { near: (index: number) => fromTop(index) < 0.2, far: (index: number) => fromTop(index) > 0.6 },
  patch: { near: (index: number) => fromSide(index) > 0.47, far: (index: number) => fromSide(index) < 0.35 },
}

test.each(['temples', 'parting', 'patch'] as const)('grey is denser in its place: %s', (where) => {
  const grey = greyPixels(curtain, 10, where)
  const { near, far } = places[where]
  expect(shareOf(grey, near)).toBeGreaterThan(12)
  expect(shareOf(grey, far)).toBeLessThan(2)
})

test('grey that is everywhere begins at the temples', () => {
  const grey = greyPixels(curtain, 25, 'everywhere')
  expect(shareOf(grey, places.temples.near)).toBeGreaterThan(1.5 * shareOf(grey, places.temples.far))
  expect(shareOf(grey, places.temples.far)).toBeGreaterThan(5)
})

test.each(greyPlaces)('a place takes nothing from the share: %s', (where) => {
  for (const share of [25, 50, 75]) {
    expect(Math.abs(shareOf(greyPixels(curtain, share, where)) - share)).toBeLessThanOrEqual(4)
  }
})
