import { list, number, object, type Parsed, withDefault, word } from '@pryad/tools-hair/json-parser.ts'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import { common, path } from './common.ts'
import { addWave } from './wave.ts'

const POINTS_PER_TURN = 10

export const coil = object({
  ...common,
  type: word('coil'),
  innerRadius: number,
  /** Growth of the radius per turn, units. */
  step: number,
  turns: number,
  /** Angle of the inner end, radians. */
  start: withDefault(number, 0),
  /** 1 clockwise, −1 counter-clockwise. */
  direction: withDefault(number, 1),
  /** How far the inner end rises to the viewer, units. */
  lift: withDefault(number, 60),
  /** Points after the coil. */
  tail: withDefault(path, []),
  halfWidth: number,
  strands: number,
  locks: withDefault(number, 5),
  taper: list(number),
  wander: withDefault(number, 0.06),
  thickness: withDefault(number, 18),
})

/** A flat coil that may unroll into a tail. */
export function addCoil(set: StrandSet, item: Parsed<typeof coil>, rng: Rng): void {
  const count = item.turns * POINTS_PER_TURN
  const points: Vec3[] = []
  for (let i = 0; i <= count; i++) {
    const angle = item.start + (item.direction * i * TURN) / POINTS_PER_TURN
    const radius = item.innerRadius + (item.step * i) / POINTS_PER_TURN
    points.push([
      radius * Math.cos(angle),
      radius * Math.sin(angle),
      item.lift * (1 - i / count) + 14 * Math.sin(angle * 2),
    ])
  }
  addWave(
    set,
    {
      path: [...points, ...item.tail],
      colour: item.colour,
      halfWidth: item.halfWidth,
      strands: item.strands,
      locks: item.locks,
      taper: item.taper,
      wander: item.wander,
      depth: 12,
      bow: 26,
      thickness: item.thickness,
      overlap: 2.6,
      hair: { segments: 420, tipSpread: 0.04, ...item.hair },
    },
    rng,
  )
}
