import { boolean, number, object, type Parsed, withDefault, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath, splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import { beside } from './beside.ts'
import { common } from './common.ts'
import { addTie } from './tie.ts'

const LOCKS = 5
/** Height of the tie above the middle, units of a loop of size 1. */
const TIE_Y = 190

/** From one tail through the tie, round the loop and back. */
const GUIDE: readonly Vec3[] = [
  [-120, 600, -30],
  [-85, 430, -10],
  [-26, 205, 0],
  [60, 90, 6],
  [215, -70, 25],
  [190, -300, 75],
  [0, -390, 100],
  [-190, -300, 85],
  [-215, -70, 50],
  [-60, 90, 50],
  [26, 205, 48],
  [85, 430, 30],
  [130, 600, 0],
]
const TAPER = [1, 0.85, 0.36, 0.55, 0.95, 1.05, 1.08, 1.05, 0.95, 0.55, 0.36, 0.85, 1]
const TAIL_POINTS = 2

export const loop = object({
  ...common,
  type: word('loop'),
  size: withDefault(number, 1),
  /** Width of the loop against the usual. */
  narrow: withDefault(number, 1),
  halfWidth: withDefault(number, 84),
  strands: number,
  /** Two tails below a tied thread; without them the loop closes in a point. */
  hasTails: withDefault(boolean, true),
})

/** A teardrop loop lying flat: a swatch of hair. */
export function addLoop(set: StrandSet, item: Parsed<typeof loop>, rng: Rng): void {
  const { size } = item
  const halfWidth = item.halfWidth * size
  const jitter = () => rng.signed() * 7 * size
  const points = GUIDE.map(([x, y, z]): Vec3 => {
    const squeeze = Math.abs(y) > 400 ? 1 : item.narrow
    return [x * size * squeeze + jitter(), y * size + jitter(), z * size]
  })
  const kept = item.hasTails ? [0, GUIDE.length] : [TAIL_POINTS, -TAIL_POINTS]
  const axis = splinePath(points.slice(...kept))
  const taper = splineProfile(TAPER.slice(...kept))
  for (let i = 0; i < LOCKS; i++) {
    const position = (i / (LOCKS - 1)) * 2 - 1
    const phase = rng.phase()
    const nearer = rng.signed() * 12 * size
    addLock(
      set,
      {
        path: beside(axis, (t) => [
          (position * 0.62 * halfWidth + 8 * size * Math.sin(t * 7 + phase)) * taper(t),
          (nearer + 24 * size * (1 - position * position)) * taper(t) + 6 * size * Math.cos(t * 8 + phase),
        ]),
        width: (t) => halfWidth * 0.5 * taper(t),
        thickness: (t) => 22 * size * (0.45 + 0.55 * taper(t)),
        strands: Math.round(item.strands / LOCKS),
        colour: item.colour,
        style: {
          segments: 260,
          radius: 0.5,
          tipSpread: 0.05,
          rootSpread: 0.04,
          frizz: 0.9,
          flyAways: 0.006,
          ...item.hair,
        },
      },
      rng,
    )
  }
  if (!item.hasTails) return
  const tieY = TIE_Y * size - 8 * size
  addTie(set, { at: [0, tieY, 30 * size], across: halfWidth * 0.58, deep: 68 * size, height: 15 * size }, rng)
}
