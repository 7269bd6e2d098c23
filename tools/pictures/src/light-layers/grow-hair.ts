import type { Rgb } from '@pryad/tools-hair/colour.ts'
import { createRng, type Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandLots } from '@pryad/tools-hair/strand.ts'
import { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { LayerScene } from './layer-scenes.ts'

/** Height of every scene, units. */
export const UNITS = 1000

/** Hair of a scene, and the lots of each strand. */
export type Hair = {
  strands: StrandSet
  lots: StrandLots[]
  rng: Rng
  space: { width: number; height: number }
}

/** Grows the hair of a scene in one colour. The same scene gives the same strands in every colour. */
export function growHair(scene: LayerScene, colour: Rgb): Hair {
  const rng = createRng(scene.seed)
  const strands = new StrandSet()
  const lots: StrandLots[] = []
  scene.addTo(
    strands,
    (_t, own) => {
      if (own !== lots.at(-1)) lots.push(own)
      return colour
    },
    rng,
  )
  const space = { width: (scene.width / scene.height) * UNITS, height: UNITS }
  return { strands, lots, rng, space }
}
