import { blur } from '@pryad/tools-hair/blur.ts'
import { DARK_ABSORPTION, lightLayers, PALE_ABSORPTION } from '@pryad/tools-hair/light-layers.ts'
import { raster } from '@pryad/tools-hair/raster.ts'
import { growHair, UNITS } from './grow-hair.ts'
import type { LayerScene } from './layer-scenes.ts'

/** Samples per pixel side: strands are drawn that much larger, so that one lies in front of each sample. */
const SAMPLES = 4
/** Depth is smooth; even its little noise would take a third of the file. */
const DEPTH_BLUR = 1
/** Lots are told apart in this many steps. */
const LOT_STEPS = 400

/** Layers of a scene, one number per pixel. */
export type Layers = {
  /** Soft light on hair of middling absorption. */
  soft: Float32Array
  /** How fast that light falls with absorption. */
  depth: Float32Array
  white: Float32Array
  tinted: Float32Array
  /** 0 root … 1 tip. */
  position: Float32Array
  cover: Float32Array
  /** Lot of the strand in front, 0…1: the share of hair whose lot is less is the lot itself. */
  lot: Float32Array
}

/** Renders the layers of a scene. */
export function renderLayers(scene: LayerScene): Layers {
  const { width, height } = scene
  const { strands, lots, rng, space } = growHair(scene, [1, 1, 1])
  const { light, more } = lightLayers(strands, lots, space, scene.rig, rng)
  const target = { width: width * SAMPLES, height: height * SAMPLES, scale: (height * SAMPLES) / UNITS }
  const lit = raster(strands, light, target)
  const tinted = raster(strands, more, target)
  const flat = raster(strands, more, { ...target, isFlat: true })
  const empty = () => new Float32Array(width * height)
  const layers: Layers = {
    soft: empty(),
    depth: empty(),
    white: empty(),
    tinted: empty(),
    position: empty(),
    cover: empty(),
    lot: empty().fill(1),
  }
  for (let pixel = 0; pixel < width * height; pixel++) {
    let [pale, dark, white, tint, position, cover] = [0, 0, 0, 0, 0, 0]
    const votes = new Map<number, number>()
    for (const at of samplesOf(pixel, width)) {
      pale += lit[at]
      dark += lit[at + 1]
      white += lit[at + 2]
      tint += tinted[at]
      position += flat[at + 1]
      const alpha = flat[at + 3]
      cover += alpha
      if (alpha < 0.5) continue
      const lot = Math.round((flat[at + 2] / alpha) * LOT_STEPS)
      votes.set(lot, (votes.get(lot) ?? 0) + 1)
    }
    if (cover < 1e-3) continue
    // Light falls about exponentially with absorption: two points give the curve, and its middle.
    layers.soft[pixel] = Math.sqrt(pale * dark) / cover
    layers.depth[pixel] =
      Math.log(Math.max(pale, 1e-6) / Math.max(dark, 1e-6)) / (DARK_ABSORPTION - PALE_ABSORPTION)
    layers.white[pixel] = white / cover
    layers.tinted[pixel] = tint / cover
    layers.position[pixel] = position / cover
    layers.cover[pixel] = Math.min(1, cover / SAMPLES ** 2)
    const [mostVotes] = [...votes].sort((one, other) => other[1] - one[1])
    if (mostVotes) layers.lot[pixel] = mostVotes[0] / LOT_STEPS
  }
  return {
    ...layers,
    depth: blur(layers.depth, width, height, DEPTH_BLUR),
    lot: spreadEvenly(layers.lot, layers.cover),
  }
}

/** Places of a pixel's samples in a raster. */
function* samplesOf(pixel: number, width: number): Generator<number> {
  const [column, row] = [pixel % width, Math.floor(pixel / width)]
  for (let dy = 0; dy < SAMPLES; dy++)
    for (let dx = 0; dx < SAMPLES; dx++)
      yield ((row * SAMPLES + dy) * width * SAMPLES + column * SAMPLES + dx) * 4
}

/** Some strands show more than others: lots become shares of the hair that is seen. */
function spreadEvenly(lots: Float32Array, cover: Float32Array): Float32Array {
  const seen = new Float64Array(LOT_STEPS + 2)
  for (const [pixel, lot] of lots.entries()) seen[Math.round(lot * LOT_STEPS) + 1] += cover[pixel]
  for (let step = 1; step < seen.length; step++) seen[step] += seen[step - 1]
  const all = seen[seen.length - 1]
  return lots.map((lot) => {
    const step = Math.round(lot * LOT_STEPS)
    return (seen[step] + seen[step + 1]) / 2 / all
  })
}
