import { DensityGrid } from './density-grid.ts'
import type { Rig } from './rig.ts'
import type { Rng } from './rng.ts'
import { MARGIN, type Meeting, meet, TO_VIEWER, tangentAt } from './shade.ts'
import type { StrandSet, VertexColours } from './strand-set.ts'
import { normalise } from './vector.ts'

/** Absorptions at which soft light is worked out: black hair takes about the larger one, white hair about the smaller one. */
export const PALE_ABSORPTION = 0.4
export const DARK_ABSORPTION = 0.9

/** The light at each vertex, whatever the colour: three quantities at a time, as a raster draws them. */
export type VertexLayers = {
  /** Soft light on pale hair, soft light on dark hair, the white highlight. */
  light: VertexColours
  /** The tinted highlight; position from root 0 to tip 1; the strand's number. */
  more: VertexColours
}

/**
 * Works out light layers for a set whose strands are all white: their colour holds only their own brightness. The lamps' colours are
 * not counted: a rig for layers has white lamps.
 */
export function lightLayers(
  strands: StrandSet,
  size: { width: number; height: number },
  rig: Rig,
  rng: Rng,
): VertexLayers {
  const grid = new DensityGrid(strands, size.width, size.height)
  const lamps = rig.lights.map(({ direction, power }) => ({ direction: normalise(direction), power }))
  const empty = (): VertexColours => ({
    red: new Float32Array(strands.count),
    green: new Float32Array(strands.count),
    blue: new Float32Array(strands.count),
  })
  const [light, more] = [empty(), empty()]
  const { x: xs, y: ys, z: zs } = strands
  const met: Meeting = { soft: 0, through: 0, white: 0, tinted: 0 }
  for (let s = 0; s < strands.starts.length; s++) {
    const first = strands.starts[s]
    const end = strands.endOf(s)
    const jitter = rng.next()
    for (let i = first; i < end; i++) {
      const [x, y, z] = [xs[i], ys[i], zs[i]]
      more.green[i] = (i - first) / (end - 1 - first)
      more.blue[i] = s
      if (x < -MARGIN || y < -MARGIN || x > size.width + MARGIN || y > size.height + MARGIN) continue
      const tangent = tangentAt(strands, Math.max(first, i - 1), Math.min(end - 1, i + 1))
      const brightness = strands.red[i]
      for (const { direction, power } of lamps) {
        const depth = grid.depthTowards(x, y, z, direction, jitter) * rig.density
        meet(met, direction, depth, tangent, strands.tilt[i], rig)
        light.red[i] += power * met.soft * brightness * Math.exp(-depth * PALE_ABSORPTION)
        light.green[i] += power * met.soft * brightness * Math.exp(-depth * DARK_ABSORPTION)
        light.blue[i] += power * met.white * strands.gloss[i]
        // A brighter strand has a brighter tint, about by its root.
        more.red[i] += power * met.tinted * strands.gloss[i] * Math.sqrt(brightness)
      }
      const depth = grid.depthTowards(x, y, z, TO_VIEWER, jitter) * rig.density * 1.1
      light.red[i] += rig.ambient * brightness * Math.exp(-depth * PALE_ABSORPTION)
      light.green[i] += rig.ambient * brightness * Math.exp(-depth * DARK_ABSORPTION)
    }
  }
  return { light, more }
}
