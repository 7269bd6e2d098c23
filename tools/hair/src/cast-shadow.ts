import type { StrandSet } from './strand-set.ts'
import { normalise, type Vec3 } from './vector.ts'

/** One number per cell, row by row. */
export type Map2d = { values: Float32Array; width: number; height: number }

/** Where and how finely the shadow falls. */
export type ShadowPlane = {
  /** The picture, units. */
  width: number
  height: number
  /** Depth of the plane behind the hair, units. */
  floor: number
  /** From the hair to the lamp. */
  light: Vec3
  /** Cells per unit. */
  resolution: number
}

/** Shadow of the hair on a plane behind it: 0 lit … 1 dark. */
export function castShadow(strands: StrandSet, plane: ShadowPlane): Map2d {
  const { floor, resolution } = plane
  const width = Math.ceil(plane.width * resolution)
  const height = Math.ceil(plane.height * resolution)
  const values = new Float32Array(width * height)
  const light = normalise(plane.light)
  const { x: xs, y: ys, z: zs, radius } = strands

  const drop = (x: number, y: number, z: number, amount: number) => {
    const far = (z - floor) / light[2]
    const column = Math.floor((x - light[0] * far) * resolution)
    const row = Math.floor((y - light[1] * far) * resolution)
    if (column < 0 || row < 0 || column >= width || row >= height) return
    values[row * width + column] += amount
  }

  for (let s = 0; s < strands.starts.length; s++) {
    const end = strands.endOf(s)
    for (let i = strands.starts[s]; i + 1 < end; i++) {
      const amount = Math.hypot(xs[i + 1] - xs[i], ys[i + 1] - ys[i]) * radius[i] * resolution * resolution
      drop(xs[i], ys[i], zs[i], amount)
      drop((xs[i] + xs[i + 1]) / 2, (ys[i] + ys[i + 1]) / 2, (zs[i] + zs[i + 1]) / 2, amount)
    }
  }
  for (let i = 0; i < values.length; i++) values[i] = 1 - Math.exp(-values[i] * 1.2)
  return { values, width, height }
}
