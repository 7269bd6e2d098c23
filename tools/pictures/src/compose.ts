import { type Parsed, type Parser, record } from '@pryad/tools-hair/json-parser.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { addBraid, braid } from './compositions/braid.ts'
import { addCoil, coil } from './compositions/coil.ts'
import type { place, Space } from './compositions/common.ts'
import { addCroppedHead, croppedHead } from './compositions/cropped-head.ts'
import { addCurtain, curtain } from './compositions/curtain.ts'
import { addKnot, knot } from './compositions/knot.ts'
import { addLoop, loop } from './compositions/loop.ts'
import { addParting, parting } from './compositions/parting.ts'
import { addRinglet, ringlet } from './compositions/ringlet.ts'
import { addRope, rope } from './compositions/rope.ts'
import { addSingleLock, singleLock } from './compositions/single-lock.ts'
import { addStrays, strays } from './compositions/strays.ts'
import { addWave, wave } from './compositions/wave.ts'

type Place = Parsed<typeof place>

/** One thing made of hair, ready to be drawn. */
export type Item = {
  place?: Place
  addTo: (set: StrandSet, rng: Rng, space: Space) => void
}

const composition =
  <T extends { place?: Exclude<Place, undefined> }>(
    parser: Parser<T>,
    add: (set: StrandSet, parsed: T, rng: Rng, space: Space) => void,
  ): Parser<Item> =>
  (value, where) => {
    const parsed = parser(value, where)
    return { place: parsed.place, addTo: (set, rng, space) => add(set, parsed, rng, space) }
  }

const COMPOSITIONS = new Map([
  ['braid', composition(braid, addBraid)],
  ['coil', composition(coil, addCoil)],
  ['cropped-head', composition(croppedHead, addCroppedHead)],
  ['curtain', composition(curtain, addCurtain)],
  ['knot', composition(knot, addKnot)],
  ['lock', composition(singleLock, addSingleLock)],
  ['loop', composition(loop, addLoop)],
  ['parting', composition(parting, addParting)],
  ['ringlet', composition(ringlet, addRinglet)],
  ['rope', composition(rope, addRope)],
  ['strays', composition(strays, addStrays)],
  ['wave', composition(wave, addWave)],
])

/** An item; its `type` says which fields it may have. */
export const item: Parser<Item> = (value, where) => {
  const { type } = record(value, where)
  const parser = typeof type === 'string' ? COMPOSITIONS.get(type) : undefined
  if (!parser) throw new Error(`${where}.type: expected one of ${[...COMPOSITIONS.keys()].join(', ')}`)
  return parser(value, where)
}

/** Adds the hair of all items; a placed item is moved as a whole. */
export function compose(set: StrandSet, items: readonly Item[], rng: Rng, space: Space): void {
  for (const one of items) {
    const first = set.count
    one.addTo(set, rng, space)
    if (one.place) moveVertices(set, first, one.place)
  }
}

function moveVertices(
  set: StrandSet,
  first: number,
  { at, rotation, scale }: NonNullable<Parsed<typeof place>>,
): void {
  const angle = (rotation * Math.PI) / 180
  const cosine = Math.cos(angle) * scale
  const sine = Math.sin(angle) * scale
  for (let i = first; i < set.count; i++) {
    const [x, y] = [set.x[i], set.y[i]]
    set.x[i] = at[0] + x * cosine - y * sine
    set.y[i] = at[1] + x * sine + y * cosine
    set.z[i] = set.z[i] * scale + at[2]
  }
}
