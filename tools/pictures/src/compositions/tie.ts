import { addLock } from '@pryad/tools-hair/lock.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import { hairColour } from '../hair-colour.ts'

const RINGS = 26
const THREAD = hairColour('thread', 'thread of a tie')

/** Thread wound round a lock that runs along the y axis. `across`, `deep`, `height`: half sizes, units. */
export function addTie(
  set: StrandSet,
  tie: { at: Vec3; across: number; deep: number; height: number },
  rng: Rng,
): void {
  const [x, y, z] = tie.at
  for (let i = 0; i < RINGS; i++) {
    const level = (i / (RINGS - 1)) * 2 - 1
    const bulge = 1 - 0.12 * level ** 2
    const slope = 0.12 * tie.across
    addLock(
      set,
      {
        path: (t) => [
          x + tie.across * bulge * Math.sin(TURN * t),
          y + level * tie.height + slope * Math.sin(TURN * t) * 0.5,
          z + tie.deep * bulge * Math.cos(TURN * t),
        ],
        axis: () => [0, 1, 0],
        width: 0.9,
        thickness: 0.9,
        strands: 6,
        colour: THREAD,
        style: {
          segments: 60,
          radius: 0.75,
          tipSpread: 0,
          bluntTips: true,
          flyAways: 0,
          wander: 0.3,
          frizz: 0.05,
          gloss: 0.8,
        },
      },
      rng,
    )
  }
}
