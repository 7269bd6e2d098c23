import { blur } from '@pryad/tools-hair/blur.ts'
import { DARK_ABSORPTION, lightLayers, PALE_ABSORPTION } from '@pryad/tools-hair/light-layers.ts'
import { raster } from '@pryad/tools-hair/raster.ts'
import { growHair, UNITS } from './grow-hair.ts'
import type { LayerScene } from './layer-scenes.ts'

/** Samples per pixel side: strands are drawn that much larger, so that one lies in front of each sample. */
const SAMPLES = 4
/** Depth is smooth; even its little noise would take a third of the file. */
const DEPTH_BLUR = 1
/** Strands are thinner than pixels here and there: a grey one would be a row of dots. */
const WIDENING = 1.5
/** How much of a strand's lot it has in common with those beside it: grey hair gathers in locks. */
const SHARED_LOT = 0.45

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
  /** Lot of the strand in front, and its place across the scene, 0…1: the share of hair whose number is less is the number itself. */
  lot: Float32Array
  across: Float32Array
}

/** Renders the layers of a scene. */
export function renderLayers(scene: LayerScene): Layers {
  const { width, height } = scene
  const { strands, lots, rng, space } = growHair(scene, [1, 1, 1])
  const { light, more } = lightLayers(strands, space, scene.rig, rng)
  const target = { width: width * SAMPLES, height: height * SAMPLES, scale: (height * SAMPLES) / UNITS }
  const lit = raster(strands, light, target)
  const tinted = raster(strands, more, target)
  const flat = raster(strands, more, { ...target, isFlat: true, widening: WIDENING })
  const empty = () => new Float32Array(width * height)
  const layers: Layers = {
    soft: empty(),
    depth: empty(),
    white: empty(),
    tinted: empty(),
    position: empty(),
    cover: empty(),
    lot: empty().fill(1),
    across: empty(),
  }
  const inFront = new Int32Array(width * height).fill(-1)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let [pale, dark, white, tint, position, cover, drawn] = [0, 0, 0, 0, 0, 0, 0]
    const votes = new Map<number, number>()
    for (const at of samplesOf(pixel, width)) {
      pale += lit[at]
      dark += lit[at + 1]
      white += lit[at + 2]
      tint += tinted[at]
      cover += lit[at + 3]
      if (flat[at + 3] === 0) continue
      position += flat[at + 1]
      const strand = flat[at + 2]
      votes.set(strand, (votes.get(strand) ?? 0) + 1)
      drawn++
    }
    if (cover < 1e-3) continue
    // Light falls about exponentially with absorption: two points give the curve, and its middle.
    const light = scene.exposure / cover
    layers.soft[pixel] = Math.sqrt(pale * dark) * light
    layers.depth[pixel] =
      Math.log(Math.max(pale, 1e-6) / Math.max(dark, 1e-6)) / (DARK_ABSORPTION - PALE_ABSORPTION)
    layers.white[pixel] = white * light
    layers.tinted[pixel] = tint * light
    layers.position[pixel] = position / Math.max(1, drawn)
    layers.cover[pixel] = Math.min(1, cover / SAMPLES ** 2)
    const [mostVotes] = [...votes].sort((one, other) => other[1] - one[1])
    if (mostVotes) inFront[pixel] = mostVotes[0]
  }
  const lotOf = sharesOf(
    lots.map((lot) => lot.strand + SHARED_LOT * lot.clump),
    inFront,
  )
  const acrossOf = sharesOf(
    strands.starts.map(
      (first, strand) => strands[scene.across][Math.floor((first + strands.endOf(strand)) / 2)],
    ),
    inFront,
  )
  for (const [pixel, strand] of inFront.entries()) {
    if (strand < 0) continue
    layers.lot[pixel] = lotOf[strand]
    layers.across[pixel] = acrossOf[strand]
  }
  return { ...layers, depth: blur(layers.depth, width, height, DEPTH_BLUR) }
}

/** Places of a pixel's samples in a raster. */
function* samplesOf(pixel: number, width: number): Generator<number> {
  const [column, row] = [pixel % width, Math.floor(pixel / width)]
  for (let dy = 0; dy < SAMPLES; dy++)
    for (let dx = 0; dx < SAMPLES; dx++)
      yield ((row * SAMPLES + dy) * width * SAMPLES + column * SAMPLES + dx) * 4
}

/** Where each strand stands in an order by `values`: the share of the hair that is seen whose value is less. Some strands show more than others. */
function sharesOf(values: readonly number[], inFront: Int32Array): Float32Array {
  const seen = new Float64Array(values.length)
  for (const strand of inFront) if (strand >= 0) seen[strand]++
  const all = seen.reduce((sum, one) => sum + one, 0)
  const shares = new Float32Array(values.length)
  let before = 0
  for (const strand of [...values.keys()].sort((one, other) => values[one] - values[other])) {
    shares[strand] = (before + seen[strand] / 2) / all
    before += seen[strand]
  }
  return shares
}
