import { list, number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath, splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import { beside } from './beside.ts'
import { common, path } from './common.ts'

const LOCKS = 5
const CURVE_POINTS = 22
/** How much of the closed curve is left out at the opening, radians. */
const OPENING = 0.5

export const knot = object({
  ...common,
  type: word('knot'),
  /** Scale of the knot, units. */
  size: number,
  halfWidth: number,
  strands: number,
  /** Points before and after the knot. */
  head: path,
  tail: path,
  taper: list(number),
})

const trefoil = (size: number, angle: number): Vec3 => [
  size * (Math.sin(angle) + 2 * Math.sin(2 * angle)),
  size * (Math.cos(angle) - 2 * Math.cos(2 * angle)),
  -size * 0.8 * Math.sin(3 * angle),
]

/** An open trefoil knot of round locks with two long tails. */
export function addKnot(set: StrandSet, item: Parsed<typeof knot>, rng: Rng): void {
  const { size, halfWidth } = item
  const from = Math.PI + OPENING
  const to = 3 * Math.PI - OPENING
  const curve = Array.from({ length: CURVE_POINTS + 1 }, (_, i) =>
    trefoil(size, from + ((to - from) * i) / CURVE_POINTS),
  )
  const axis = splinePath([...item.head, ...curve, ...item.tail])
  const taper = splineProfile(item.taper)
  for (let i = 0; i < LOCKS; i++) {
    const start = (i / LOCKS) * TURN
    const phase = rng.phase()
    addLock(
      set,
      {
        path: beside(axis, (t) => {
          const angle = start + 7 * t + 0.3 * Math.sin(6 * t + phase)
          const radius = taper(t) * halfWidth * 0.5
          return [radius * Math.cos(angle), radius * 0.8 * Math.sin(angle)]
        }),
        width: (t) => halfWidth * 0.62 * taper(t),
        thickness: (t) => halfWidth * 0.5 * taper(t),
        strands: Math.round(item.strands / LOCKS),
        colour: item.colour,
        style: {
          segments: 760,
          radius: 0.6,
          clumping: 0.38,
          wander: 0.15,
          frizz: 1,
          flyAways: 0.008,
          tipSpread: 0.05,
          ...item.hair,
        },
      },
      rng,
    )
  }
}
