import { addLock, type StrandColour } from '@pryad/tools-hair/lock.ts'
import type { LockStyle } from '@pryad/tools-hair/lock-style.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { type Path, splinePath, splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'

type Wave = {
  colour: StrandColour
  /** Points of the guide curve. */
  path: Vec3[]
  halfWidth: number
  strands: number
  /** Sub-locks, side by side. */
  locks: number
  /** Width along the length, as a share of `halfWidth`. */
  taper: number[]
  /** How far a sub-lock strays, in half widths. */
  wander: number
  /** Spread of the sub-locks in depth, and how far the middle bows to the viewer, units. */
  depth: number
  bow: number
  /** Half thickness of a sub-lock, units. */
  thickness: number
  /** Width of a sub-lock against its share of the whole. */
  overlap: number
  style: Partial<LockStyle>
}

/** A broad flowing lock, made of sub-locks that drift over each other. */
export function addWave(set: StrandSet, wave: Wave, rng: Rng): void {
  const axis = splinePath(wave.path)
  const taper = splineProfile(wave.taper)
  const { locks, halfWidth } = wave
  const stray = wave.wander * halfWidth
  for (let i = 0; i < locks; i++) {
    const position = (i / (locks - 1)) * 2 - 1
    const shift = rng.between(-1, 1) * wave.depth
    const phase = rng.phase()
    const breadth = rng.between(0.75, 1.3)
    const guide = beside(axis, (t) => [
      (position * halfWidth * 0.8 + stray * Math.sin(t * 4 + phase)) * taper(t),
      shift + wave.bow * (1 - position * position) + stray * 0.6 * Math.cos(t * 5 + phase),
    ])
    addLock(
      set,
      {
        path: guide,
        width: (t) => (halfWidth / locks) * wave.overlap * breadth * taper(t),
        thickness: (t) => wave.thickness * taper(t),
        strands: Math.round(wave.strands / locks),
        colour: wave.colour,
        style: wave.style,
      },
      rng,
    )
  }
}

/** A path that follows `axis` at a distance: [aside in the plane of the picture, towards the viewer], units. */
function beside(axis: Path, distance: (t: number) => [aside: number, nearer: number]): Path {
  return (t) => {
    const before = axis(Math.max(0, t - 0.004))
    const after = axis(Math.min(1, t + 0.004))
    const [x, y, z] = axis(t)
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [aside, nearer] = distance(t)
    return [x - (dy / length) * aside, y + (dx / length) * aside, z + nearer]
  }
}
