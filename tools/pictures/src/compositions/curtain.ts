import { list, number, object, type Parsed, withDefault, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { common } from './common.ts'

/** Spread of the locks in depth and their half thickness, units. */
const DEPTH = 26
const THICKNESS = 24

export const curtain = object({
  ...common,
  type: word('curtain'),
  left: number,
  right: number,
  top: withDefault(number, -90),
  bottom: number,
  /** Spread of the lower ends, units. */
  raggedness: withDefault(number, 0),
  strands: number,
  locks: number,
  /** Depth and sideways bend along the length, units. */
  depthProfile: list(number),
  bend: list(number),
  /** How far locks disagree about where the bends are, as a share of the length. */
  shift: withDefault(number, 0.03),
  /** Width of a lock against its share of the whole. */
  overlap: withDefault(number, 1.15),
  /** How far a lock strays, in distances between locks. */
  wander: withDefault(number, 0.3),
  /** How far the middle of the sheet rises to the viewer, units. */
  dome: withDefault(number, 60),
})

/** Falling hair: parallel locks from top to bottom, as one rounded sheet. */
export function addCurtain(set: StrandSet, item: Parsed<typeof curtain>, rng: Rng): void {
  const { locks, top } = item
  const depthAt = splineProfile(item.depthProfile)
  const bendAt = splineProfile(item.bend)
  const gap = (item.right - item.left) / locks
  const stray = gap * item.wander
  for (let i = 0; i < locks; i++) {
    const x = item.left + gap * (i + 0.5 + rng.signed() * 0.35)
    const rise = item.dome * (1 - (2 * ((i + 0.5) / locks) - 1) ** 2)
    const nearer = rng.signed() * DEPTH
    const phase = rng.phase()
    const shift = rng.signed() * item.shift
    const bottom = item.bottom + rng.signed() * item.raggedness
    addLock(
      set,
      {
        path: (t) => [
          x + bendAt(t + shift) + stray * Math.sin(t * 4.5 + phase),
          top + (bottom - top) * t,
          depthAt(t + shift * 0.4) + nearer * (0.4 + 0.6 * t) + rise + stray * 0.5 * Math.cos(t * 5 + phase),
        ],
        width: gap * item.overlap,
        thickness: THICKNESS,
        strands: Math.round(item.strands / locks),
        colour: item.colour,
        style: { radius: 0.55, tipSpread: 0.05, ...item.hair },
      },
      rng,
    )
  }
}
