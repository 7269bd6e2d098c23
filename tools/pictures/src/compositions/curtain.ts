import { addLock, type StrandColour } from '@pryad/tools-hair/lock.ts'
import type { LockStyle } from '@pryad/tools-hair/lock-style.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'

/** Spread of the locks in depth and their half thickness, units. */
const DEPTH = 26
const THICKNESS = 24

type Curtain = {
  colour: StrandColour
  left: number
  right: number
  top: number
  bottom: number
  strands: number
  locks: number
  /** Depth and sideways bend along the length, units. */
  depthProfile: number[]
  bend: number[]
  /** How far locks disagree about where the bends are, as a share of the length. */
  shift: number
  /** Width of a lock against its share of the whole. */
  overlap: number
  /** How far a lock strays, in distances between locks. */
  wander: number
  /** How far the middle of the sheet rises to the viewer, units. */
  dome: number
  style: Partial<LockStyle>
}

/** Falling hair: parallel locks from top to bottom, as one rounded sheet. */
export function addCurtain(set: StrandSet, curtain: Curtain, rng: Rng): void {
  const { locks, top, bottom } = curtain
  const depthAt = splineProfile(curtain.depthProfile)
  const bendAt = splineProfile(curtain.bend)
  const gap = (curtain.right - curtain.left) / locks
  const stray = gap * curtain.wander
  for (let i = 0; i < locks; i++) {
    const x = curtain.left + gap * (i + 0.5 + rng.signed() * 0.35)
    const rise = curtain.dome * (1 - (2 * ((i + 0.5) / locks) - 1) ** 2)
    const nearer = rng.signed() * DEPTH
    const phase = rng.phase()
    const shift = rng.signed() * curtain.shift
    // Not used, but drawn: the strands of the scenes depend on the order of the draws.
    rng.signed()
    addLock(
      set,
      {
        path: (t) => [
          x + bendAt(t + shift) + stray * Math.sin(t * 4.5 + phase),
          top + (bottom - top) * t,
          depthAt(t + shift * 0.4) + nearer * (0.4 + 0.6 * t) + rise + stray * 0.5 * Math.cos(t * 5 + phase),
        ],
        width: () => gap * curtain.overlap,
        thickness: () => THICKNESS,
        strands: Math.round(curtain.strands / locks),
        colour: curtain.colour,
        style: curtain.style,
      },
      rng,
    )
  }
}
