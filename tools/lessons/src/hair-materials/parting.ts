import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import type { PutLock } from './material.ts'

const LOCKS_PER_SIDE = 190
const POINTS = 16

/** The parting's x at a height, both in units of the material. */
export const partingX = (y: number): number => 1180 + 26 * Math.sin(y / 260)

/** Where on the picture a place across lies: the y of its root, units. */
export const PARTING_TOP = -260
export const PARTING_HEIGHT = 1420

/** Close-up of a parting from above: it runs down the picture, hair lies away to both sides. */
export function buildParting(rng: Rng, put: PutLock): void {
  for (const side of [-1, 1])
    for (let k = 0; k < LOCKS_PER_SIDE; k++) {
      const across = k / (LOCKS_PER_SIDE - 1)
      const length = side < 0 ? 1500 : 1050
      put(
        {
          path: guide(k, side, across, length, rng),
          width: (t) => mix(11, 22, smooth(0, 0.25, t)),
          thickness: (t) => mix(3, 13, smooth(0, 0.2, t)),
          strands: 125,
          style: {
            segments: 115,
            rootTaper: 0.012,
            radius: 0.86,
            clumps: 5,
            clumping: 0.3,
            wander: 0.15,
            frizz: 1.1,
            flyAways: 0.014,
            tipSpread: 0,
            rootSpread: 0.003,
            variation: 0.13,
            rootClumping: 0.05,
          },
        },
        { across, zone: side > 0 ? 1 : 0, length },
      )
    }
}

function guide(k: number, side: number, across: number, length: number, rng: Rng): Vec3[] {
  const y = PARTING_TOP + PARTING_HEIGHT * across + rng.signed() * 5
  const x = partingX(y) + side * (5 + rng.next() * 7)
  const sag = rng.between(0.85, 1.15)
  const phase = rng.phase()
  return Array.from({ length: POINTS + 1 }, (_, i): Vec3 => {
    const t = i / POINTS
    return [
      x + side * (t * length) * (1 - 0.06 * t),
      y + 250 * sag * t ** 1.5 + 15 * Math.sin(t * 5 + y / 130) + 9 * Math.sin(t * 8 + phase) * t,
      34 * Math.sin(Math.min(1, t * 2.1) * 1.57) -
        300 * t ** 2.2 +
        smooth(0, 0.16, t) * 13 * Math.sin(k * 2.1) +
        10 * t * Math.sin(t * 7 + k),
    ]
  })
}
