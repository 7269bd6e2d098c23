import { list, number, object, type Parsed, withDefault, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath, splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { beside } from './beside.ts'
import { common, path } from './common.ts'

const RIBBONS = 3
/** Half thickness of the ribbon, units. */
const THICKNESS = 9
/** How far apart the ribbons lie on the turn, radians. */
const SPREAD = 0.5

export const ringlet = object({
  ...common,
  type: word('ringlet'),
  path,
  turns: number,
  /** Where the turn begins, radians. */
  phase: withDefault(number, 0),
  /** Radius of the turns along the length, units. */
  radius: withDefault(list(number), [30, 90, 100, 95, 80]),
  halfWidth: withDefault(number, 42),
  strands: withDefault(number, 1900),
})

/** A flat ribbon wound round an axis. */
export function addRinglet(set: StrandSet, item: Parsed<typeof ringlet>, rng: Rng): void {
  const axis = splinePath(item.path)
  const radiusAt = splineProfile(item.radius)
  for (let i = 0; i < RIBBONS; i++) {
    const lag = (i / (RIBBONS - 1) - 0.5) * SPREAD
    const size = rng.between(0.9, 1.08)
    addLock(
      set,
      {
        path: beside(axis, (t) => {
          const angle = TURN * item.turns * t + item.phase + lag
          return [radiusAt(t) * size * Math.sin(angle), radiusAt(t) * size * Math.cos(angle)]
        }),
        axis: (t) => {
          const before = axis(Math.max(0, t - 0.01))
          const after = axis(Math.min(1, t + 0.01))
          return [after[0] - before[0], after[1] - before[1], after[2] - before[2]]
        },
        width: item.halfWidth,
        thickness: THICKNESS,
        strands: Math.round(item.strands / RIBBONS),
        colour: item.colour,
        style: {
          segments: Math.round(60 * item.turns + 40),
          radius: 0.6,
          tipSpread: 0.06,
          clumping: 0.3,
          frizz: 0.8,
          ...item.hair,
        },
      },
      rng,
    )
  }
}
