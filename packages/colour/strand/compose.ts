import { type Fibre, toFibres } from './fibre.ts'
import type { GreyLimits } from './grey-places.ts'
import { filmExposure, most, rootsEnd, sizeOf, tiles } from './layers.ts'
import type { SceneName, StrandLook } from './strand-look.ts'

/** The decoded picture of light layers: RGBA bytes of all tiles. */
export type PackedLayers = {
  readonly scene: SceneName
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/**
 * Puts light layers and colours together: RGBA bytes, not premultiplied. This is the formula; the shader of the browser
 * (`apps/site/app/features/strand/shader.ts`) does the same.
 * @param every takes one pixel in this many, in both directions: 2 makes a picture half as wide and half as high.
 */
export function compose(layers: PackedLayers, look: StrandLook, every = 1): Uint8ClampedArray<ArrayBuffer> {
  const { data, width: stride } = layers
  const { width, height } = sizeOf(layers)
  const fibres = toFibres(look)
  const greyOnes = fibres.greyness && greyPixels(layers, fibres.greyness, width, height)
  const hangs = layers.scene === 'curtain'
  const along = hangs ? { length: height, step: width } : { length: width, step: 1 }
  const hasRoots = fibres.roots !== fibres.lengths
  const own = toTable(fibres.lengths.pigmented)
  const grey = toTable(fibres.lengths.grey)
  const rootsOwn = toTable(fibres.roots.pigmented)
  const rootsGrey = toTable(fibres.roots.grey)
  const offset = (tile: Tile) => offsetOf(tile, stride, height, width)
  const soft = offset(tiles.soft)
  const white = offset(tiles.white)
  const tinted = offset(tiles.tinted)
  const depth = offset(tiles.depth)
  const position = offset(tiles.position)
  const cover = offset(tiles.cover)
  const lot = offset(tiles.lot) + 3
  const result = new Uint8ClampedArray((width / every) * (height / every) * 4)
  let to = 0
  const light: Light = [0, 0, 0]
  for (let y = 0; y < height; y += every) {
    for (let x = 0; x < width; x += every, to += 4) {
      const from = (y * stride + x) * 4
      const covered = byteAt(data, cover + from)
      if (covered === 0) continue
      const ownLot = byteAt(data, lot + from)
      const greyness = greyOnes ? greynessAt(greyOnes, y * width + x, hangs ? y : x, along) : 0
      const rooted = hasRoots ? rootsShare(byteAt(data, position + from), ownLot) : 0
      light[0] = 0
      light[1] = 0
      light[2] = 0
      const bytes: Bytes = [
        byteAt(data, soft + from),
        byteAt(data, white + from),
        byteAt(data, tinted + from),
        byteAt(data, depth + from),
      ]
      addLight(light, own, bytes, (1 - rooted) * (1 - greyness))
      addLight(light, grey, bytes, (1 - rooted) * greyness)
      addLight(light, rootsOwn, bytes, rooted * (1 - greyness))
      addLight(light, rootsGrey, bytes, rooted * greyness)
      develop(light)
      result[to] = toByte(light[0])
      result[to + 1] = toByte(light[1])
      result[to + 2] = toByte(light[2])
      result[to + 3] = covered
    }
  }
  return result
}

type Light = [red: number, green: number, blue: number]
type Bytes = readonly [soft: number, white: number, tinted: number, depth: number]

type Tile = readonly [column: number, row: number]

function offsetOf([column, row]: Tile, stride: number, height: number, width: number): number {
  return (row * height * stride + column * width) * 4
}

function byteAt(data: PackedLayers['data'], index: number): number {
  return data[index] ?? 0
}

/** 1 for each pixel whose strand in front is grey. */
function greyPixels(
  { data, width: stride }: PackedLayers,
  { layer, limits }: GreyLimits,
  width: number,
  height: number,
): Uint8Array {
  const place = offsetOf(tiles[layer], stride, height, width)
  const lot = offsetOf(tiles.lot, stride, height, width) + 3
  const result = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = y * stride * 4; x < width; x++, from += 4, to++)
      if (byteAt(data, lot + from) < (limits[byteAt(data, place + from)] ?? 0)) result[to] = 1
  }
  return result
}

/**
 * How much of a pixel is grey. Strands are as thin as pixels: its neighbours along the hair make a smooth line of them.
 * @param place of the pixel on its line along the hair, which has `length` pixels, `step` apart.
 */
function greynessAt(
  grey: Uint8Array,
  at: number,
  place: number,
  { length, step }: { length: number; step: number },
): number {
  const near = (distance: number) => {
    const held = Math.max(-place, Math.min(length - 1 - place, distance))
    return grey[at + step * held] ?? 0
  }
  const share = (near(-2) + 2 * near(-1) + 3 * near(0) + 2 * near(1) + near(2)) / 9
  // Half of the light is more than half of the brightness.
  return share * Math.sqrt(share)
}

/** The share of the roots' colour at a position: each strand changes colour at a position of its own. */
function rootsShare(position: number, lot: number): number {
  const { from, to, spread } = rootsEnd
  const share = Math.max(0, Math.min(1, (position / 255 + (lot / 255 - 0.5) * spread - from) / (to - from)))
  return 1 - share * share * (3 - 2 * share)
}

/** Squares of bytes, 0…1: a byte stores the square root of its value. */
const squares = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2)

/** The values that a fibre gives to each byte of a layer, for three channels. */
type Table = { soft: Channels; white: Channels; tinted: Channels; losses: Channels }
type Channels = readonly [Float64Array, Float64Array, Float64Array]

function toTable({ colour, absorption, sheen, tint }: Fibre): Table {
  const channels = (of: (channel: 0 | 1 | 2, square: number) => number): Channels => [
    squares.map((square) => of(0, square)),
    squares.map((square) => of(1, square)),
    squares.map((square) => of(2, square)),
  ]
  return {
    soft: channels((k, square) => colour[k] * most.soft * square),
    white: channels((k, square) => sheen[k] * most.white * square),
    tinted: channels((k, square) => tint[k] * most.tinted * square),
    losses: channels((k, square) => Math.exp(-absorption[k] * most.depth * square)),
  }
}

function addLight(light: Light, table: Table, bytes: Bytes, share: number): void {
  if (share <= 0) return
  light[0] += share * lightOf(table, 0, bytes)
  light[1] += share * lightOf(table, 1, bytes)
  light[2] += share * lightOf(table, 2, bytes)
}

function lightOf({ soft, white, tinted, losses }: Table, channel: 0 | 1 | 2, bytes: Bytes): number {
  return (
    (soft[channel][bytes[0]] ?? 0) * (losses[channel][bytes[3]] ?? 0) +
    (white[channel][bytes[1]] ?? 0) +
    (tinted[channel][bytes[2]] ?? 0)
  )
}

/** The film of the offline renderer (`tools/hair/src/film.ts`): highlights roll off to white and lose a little colour. */
function develop(light: Light): void {
  const brightness = 0.25 * light[0] + 0.6 * light[1] + 0.15 * light[2]
  const over = Math.max(0, Math.min(1, (brightness - 0.9) / 2.1))
  const fade = over * over * (3 - 2 * over) * 0.35
  const red = (light[0] + (brightness - light[0]) * fade) * filmExposure
  const green = (light[1] + (brightness - light[1]) * fade) * filmExposure
  const blue = (light[2] + (brightness - light[2]) * fade) * filmExposure
  const top = Math.max(red, green, blue, 1e-4)
  const keepHue = respond(top) / top
  light[0] = 0.5 * (respond(red) + red * keepHue)
  light[1] = 0.5 * (respond(green) + green * keepHue)
  light[2] = 0.5 * (respond(blue) + blue * keepHue)
}

function respond(light: number): number {
  return Math.max(0, Math.min(1, (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)))
}

/** Bytes of linear light, by 4096 steps of its root: closer to the curve of sRGB than half a byte. */
const rootSteps = 4096
const bytesOfRoots = Float32Array.from({ length: rootSteps + 1 }, (_, step) => {
  const light = (step / rootSteps) ** 2
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
})

function toByte(light: number): number {
  return bytesOfRoots[Math.round(Math.sqrt(Math.min(1, light)) * rootSteps)] ?? 0
}
