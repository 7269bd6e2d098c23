import type { Rgb } from '@pryad/tools-hair/colour.ts'
import { createRng, type Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandLots } from '@pryad/tools-hair/strand.ts'
import { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { LayerScene } from './layer-scenes.ts'

/** Height of every scene, units. */
export const UNITS = 1000

/** Hair of a scene, and one lot per strand. */
export type Hair = { strands: StrandSet; lots: number[]; rng: Rng; space: { width: number; height: number } }

/** Grows the hair of a scene in one colour. The same scene gives the same strands in every colour. */
export function growHair(scene: LayerScene, colour: Rgb): Hair {
  const rng = createRng(scene.seed)
  const strands = new StrandSet()
  const lots: number[] = []
  let last: StrandLots | undefined
  scene.addTo(
    strands,
    (_t, own) => {
      if (own !== last) lots.push(own.strand)
      last = own
      return colour
    },
    rng,
  )
  const space = { width: (scene.width / scene.height) * UNITS, height: UNITS }
  return { strands, lots: sharedLots(strands, lots), rng, space }
}

/** One strand of this many leads: those beside it share its lot, so that a grey hair is wide enough for pixels. */
const STRANDS_TO_A_LEADER = 3
/** Where along their length strands are compared, 0 root … 1 tip. */
const COMPARED_AT = [0.25, 0.5, 0.75]

/** Lots of strands that go together. */
function sharedLots(strands: StrandSet, lots: readonly number[]): number[] {
  const { x, y, z } = strands
  const places = lots.map((_, strand) => {
    const first = strands.starts[strand]
    const length = strands.endOf(strand) - first
    return COMPARED_AT.map((t) => first + Math.floor(length * t))
  })
  const distance = (one: number, other: number) =>
    COMPARED_AT.reduce((sum, _, k) => {
      const [i, j] = [places[one][k], places[other][k]]
      return sum + (x[i] - x[j]) ** 2 + (y[i] - y[j]) ** 2 + (z[i] - z[j]) ** 2
    }, 0)
  const leaders = [...lots.keys()].filter((strand) => strand % STRANDS_TO_A_LEADER === 0)
  return lots.map((_, strand) => {
    let nearest = leaders[0]
    let least = Number.POSITIVE_INFINITY
    for (const leader of leaders) {
      const apart = distance(strand, leader)
      if (apart >= least) continue
      nearest = leader
      least = apart
    }
    return lots[nearest]
  })
}
