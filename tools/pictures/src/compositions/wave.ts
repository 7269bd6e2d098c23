import {
  list,
  number,
  object,
  optional,
  type Parsed,
  withDefault,
  word,
} from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { beside } from './beside.ts'
import { common, path, taperProfile } from './common.ts'

export const wave = object({
  ...common,
  type: word('wave'),
  path,
  halfWidth: number,
  strands: number,
  /** Sub-locks, side by side. */
  locks: withDefault(number, 9),
  taper: optional(list(number)),
  /** How far a sub-lock strays, in half widths. */
  wander: withDefault(number, 0.14),
  /** Spread of the sub-locks in depth, and how far the middle bows to the viewer, units. */
  depth: withDefault(number, 40),
  bow: withDefault(number, 40),
  /** Half thickness of a sub-lock, units. */
  thickness: withDefault(number, 26),
  /** Width of a sub-lock against its share of the whole. */
  overlap: withDefault(number, 2.6),
})

type Wave = Omit<Parsed<typeof wave>, 'type' | 'place'>

/** A broad flowing lock, made of sub-locks that drift over each other. */
export function addWave(set: StrandSet, item: Wave, rng: Rng): void {
  const axis = splinePath(item.path)
  const taper = taperProfile(item.taper)
  const { locks, halfWidth } = item
  const stray = item.wander * halfWidth
  for (let i = 0; i < locks; i++) {
    const position = locks === 1 ? 0 : (i / (locks - 1)) * 2 - 1
    const shift = rng.between(-1, 1) * item.depth
    const phase = rng.phase()
    const breadth = rng.between(0.75, 1.3)
    const guide = beside(axis, (t) => [
      (position * halfWidth * 0.8 + stray * Math.sin(t * 4 + phase)) * taper(t),
      shift + item.bow * (1 - position * position) + stray * 0.6 * Math.cos(t * 5 + phase),
    ])
    addLock(
      set,
      {
        path: guide,
        width: (t) => (halfWidth / locks) * item.overlap * breadth * taper(t),
        thickness: (t) => item.thickness * taper(t),
        strands: Math.round(item.strands / locks),
        colour: item.colour,
        style: { radius: 0.55, ...item.hair },
      },
      rng,
    )
  }
}
