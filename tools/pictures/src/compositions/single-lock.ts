import { list, number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { common, path } from './common.ts'

export const singleLock = object({
  ...common,
  type: word('lock'),
  path,
  /** Half width and half thickness along the length, units. */
  width: list(number),
  thickness: list(number),
  strands: number,
})

/** One plain lock, such as the bristles of a brush. */
export function addSingleLock(set: StrandSet, item: Parsed<typeof singleLock>, rng: Rng): void {
  const { path: guide, width, thickness, strands, colour } = item
  addLock(set, { path: guide, width, thickness, strands, colour, style: item.hair }, rng)
}
