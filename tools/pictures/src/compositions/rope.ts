import { list, number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { splinePath } from '@pryad/tools-hair/spline.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { hairColour } from '../hair-colour.ts'
import { beside } from './beside.ts'
import { hair, path, place } from './common.ts'

const LOCKS_PER_STRAND = 3

export const rope = object({
  type: word('rope'),
  /** One lock per colour. */
  colours: list(hairColour),
  path,
  /** Radius of the winding, units. */
  amplitude: number,
  turns: number,
  strands: number,
  hair,
  place,
})

/** Locks wound round each other. */
export function addRope(set: StrandSet, item: Parsed<typeof rope>, rng: Rng): void {
  const axis = splinePath(item.path)
  const { amplitude, colours } = item
  for (const [i, colour] of colours.entries())
    for (let j = 0; j < LOCKS_PER_STRAND; j++) {
      const radius = amplitude * (0.85 + 0.1 * j)
      addLock(
        set,
        {
          path: beside(axis, (t) => {
            const angle = TURN * item.turns * t + (i * TURN) / colours.length + (j - 1) * 0.5
            return [radius * Math.sin(angle), radius * Math.cos(angle)]
          }),
          width: amplitude * 0.52,
          thickness: amplitude * 0.42,
          strands: Math.round(item.strands / colours.length / LOCKS_PER_STRAND),
          colour,
          style: { segments: 300, radius: 0.58, clumping: 0.3, wander: 0.1, frizz: 1, ...item.hair },
        },
        rng,
      )
    }
}
