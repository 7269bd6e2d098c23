import { list, number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { common, path } from './common.ts'

export const strays = object({ ...common, type: word('strays'), paths: list(path), radius: number })

/** A few separate hairs. */
export function addStrays(set: StrandSet, item: Parsed<typeof strays>, rng: Rng): void {
  for (const guide of item.paths)
    addLock(
      set,
      {
        path: guide,
        width: 0.1,
        thickness: 0.1,
        strands: 1,
        colour: item.colour,
        style: {
          segments: 240,
          clumps: 1,
          radius: item.radius,
          tipSpread: 0,
          flyAways: 0,
          frizz: 0.3,
          wander: 0,
          variation: 0.05,
          ...item.hair,
        },
      },
      rng,
    )
}
