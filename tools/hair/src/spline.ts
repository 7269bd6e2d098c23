import { clamp } from './numbers.ts'
import type { Vec3 } from './vector.ts'

/** A curve in space; t runs 0…1 from the root to the tip. */
export type Path = (t: number) => Vec3

/** A quantity along a lock; t runs 0…1 from the root to the tip. */
export type Profile = (t: number) => number

/**
 * Uniform cubic B-spline, ends kept. It is C2, so locks offset from it never kink; it passes near its points, not
 * through them.
 */
function blend(values: readonly number[], t: number): number {
  const last = values.length - 1
  if (last === 0) return values[0]
  const at = (i: number) =>
    i < 0 ? 2 * values[0] - values[1] : i > last ? 2 * values[last] - values[last - 1] : values[i]
  const place = clamp(t) * last
  const i = Math.min(last - 1, Math.floor(place))
  const u = place - i
  const v = 1 - u
  const before = (v * v * v) / 6
  const from = (3 * u * u * u - 6 * u * u + 4) / 6
  const to = (3 * v * v * v - 6 * v * v + 4) / 6
  const after = (u * u * u) / 6
  return before * at(i - 1) + from * at(i) + to * at(i + 1) + after * at(i + 2)
}

/** A smooth curve near the given points. */
export function splinePath(points: readonly Vec3[]): Path {
  const [xs, ys, zs] = [points.map((p) => p[0]), points.map((p) => p[1]), points.map((p) => p[2])]
  return (t) => [blend(xs, t), blend(ys, t), blend(zs, t)]
}

/** A smooth quantity near the given values, evenly spaced from root to tip. */
export const splineProfile =
  (values: readonly number[]): Profile =>
  (t) =>
    blend(values, t)
