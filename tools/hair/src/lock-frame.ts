import { mix } from './numbers.ts'
import type { Path, Profile } from './spline.ts'
import { cross, normalise, polylineLength, type Vec3 } from './vector.ts'

/** A guide curve cut into points, each with the axes and half sizes of the lock's cross-section. */
export type LockFrame = {
  points: Vec3[]
  /** Unit axis of the width. */
  across: Vec3[]
  /** Unit axis of the thickness. */
  deep: Vec3[]
  widths: Float32Array
  thicknesses: Float32Array
  /** Length of the guide, units. */
  length: number
}

const TO_VIEWER: Vec3 = [0, 0, 1]

/** Walks the guide and puts a cross-section at every point. The lock is a ribbon that faces the viewer. */
export function buildFrame(
  guide: { path: Path; width: Profile; thickness: Profile },
  count: number,
): LockFrame {
  const last = count - 1
  const points = Array.from({ length: count }, (_, i) => guide.path(i / last))
  const across: Vec3[] = []
  const deep: Vec3[] = []
  const widths = new Float32Array(count)
  const thicknesses = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const before = points[Math.max(0, i - 1)]
    const after = points[Math.min(last, i + 1)]
    const along = normalise([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    const side = normalise(cross(along, TO_VIEWER))
    const [x, y, z] = cross(side, along)
    across.push(side)
    deep.push([-x, -y, -z])
    widths[i] = guide.width(i / last)
    thicknesses[i] = guide.thickness(i / last)
  }
  return { points, across, deep, widths, thicknesses, length: polylineLength(points) }
}

/** A place on the frame between two of its points. */
export type FramePlace = { index: number; share: number }

/** The place at t, 0…1. */
export function placeOn(frame: LockFrame, t: number): FramePlace {
  const position = t * (frame.points.length - 1)
  const index = Math.min(frame.points.length - 2, Math.floor(position))
  return { index, share: position - index }
}

/** The point `acrossBy` and `deepBy` units away from the guide. */
export function offsetFrom(frame: LockFrame, place: FramePlace, acrossBy: number, deepBy: number): Vec3 {
  const { index: i, share } = place
  const [from, to] = [frame.points[i], frame.points[i + 1]]
  const [acrossFrom, acrossTo] = [frame.across[i], frame.across[i + 1]]
  const [deepFrom, deepTo] = [frame.deep[i], frame.deep[i + 1]]
  const on = (k: 0 | 1 | 2) =>
    mix(from[k], to[k], share) +
    acrossBy * mix(acrossFrom[k], acrossTo[k], share) +
    deepBy * mix(deepFrom[k], deepTo[k], share)
  return [on(0), on(1), on(2)]
}
