import { number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath, splineProfile } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { beside } from './beside.ts'
import { common, path } from './common.ts'

const TRESSES = 3
const LOCKS_PER_TRESS = 3

export const braid = object({
  ...common,
  type: word('braid'),
  path,
  turns: number,
  /** How far a tress swings aside and in depth, units. */
  amplitude: number,
  depth: number,
  strands: number,
})

/** A braid of three tresses along an axis. */
export function addBraid(set: StrandSet, item: Parsed<typeof braid>, rng: Rng): void {
  const { amplitude, depth, turns } = item
  const axis = splinePath(item.path)
  const taper = splineProfile([1, 1, 0.95, 0.8])
  for (let tress = 0; tress < TRESSES; tress++) {
    const phase = (tress * TURN) / TRESSES
    for (let j = 0; j < LOCKS_PER_TRESS; j++) {
      const position = (j - 1) * 0.42
      const lag = rng.signed() * 0.05
      addLock(
        set,
        {
          path: beside(axis, (t) => {
            const angle = TURN * turns * t + phase
            const spread = position * 0.55 * (1 - 0.35 * Math.abs(Math.sin(angle)))
            return [
              amplitude * taper(t) * (Math.sin(angle + lag) + spread),
              depth * taper(t) * Math.sin(2 * angle) + 10 * (1 - position * position * 4),
            ]
          }),
          width: (t) => amplitude * 0.4 * taper(t),
          thickness: (t) => amplitude * 0.3 * taper(t),
          strands: Math.round(item.strands / (TRESSES * LOCKS_PER_TRESS)),
          colour: item.colour,
          style: {
            segments: Math.round(60 * turns),
            radius: 0.55,
            clumping: 0.25,
            wander: 0.08,
            frizz: 0.9,
            flyAways: 0.01,
            tipSpread: 0.03,
            ...item.hair,
          },
        },
        rng,
      )
    }
  }
}
