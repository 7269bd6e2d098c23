import { number, object, type Parsed, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import { common, type Space } from './common.ts'

const LOCKS_PER_SIDE = 40

export const parting = object({ ...common, type: word('parting'), strands: number })

/** Hair parted along a vertical line, seen from above: both sheets fall away from it. */
export function addParting(set: StrandSet, item: Parsed<typeof parting>, rng: Rng, { width }: Space): void {
  for (const side of [-1, 1])
    for (let i = 0; i < LOCKS_PER_SIDE; i++) {
      const y = -460 + (1500 * (i + 0.5 + rng.signed() * 0.3)) / LOCKS_PER_SIDE
      const breadth = rng.between(0.92, 1.08)
      const nearer = rng.signed() * 14
      const away: Vec3[] = [
        [0, y, 60],
        [28, y + 4, 96],
        [90, y + 16, 128],
        [210 * breadth, y + 62, 140 + nearer],
        [420 * breadth, y + 165, 90 + nearer],
        [680, y + 330 * breadth, 0 + nearer],
        [1000, y + 560, -140],
      ]
      addLock(
        set,
        {
          path: away.map(([dx, py, z]): Vec3 => [width * 0.5 + side * dx + Math.sin(py / 160) * 5, py, z]),
          width: [46, 48, 52, 60, 64, 66, 66],
          thickness: [5, 9, 15, 20, 22, 22, 22],
          strands: Math.round(item.strands / LOCKS_PER_SIDE / 2),
          colour: item.colour,
          style: {
            radius: 0.6,
            tipSpread: 0,
            rootSpread: 0.012,
            rootFrizz: 0.4,
            rootClumping: 0.5,
            ...item.hair,
          },
        },
        rng,
      )
    }
}
