import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import type { PutLock } from './material.ts'

const ROWS = 3
const LOCKS_PER_ROW = 150
const POINTS = 15
const LENGTH = 1200

/** The hairline's x at a height, both in units of the material. */
export const hairlineX = (y: number): number =>
  820 + 150 * Math.sin((y - 40) / 300) + (y > 560 ? (y - 560) * 0.45 : 0)

/** Where on the picture a place across lies: the y of its root, units. */
export const TEMPLE_TOP = -240
export const TEMPLE_HEIGHT = 1240

/** Close-up of a temple: the hairline is a soft curve, hair is combed back to the right. */
export function buildTemple(rng: Rng, put: PutLock): void {
  for (let row = 0; row < ROWS; row++)
    for (let k = 0; k < LOCKS_PER_ROW; k++) {
      const across = k / (LOCKS_PER_ROW - 1)
      const isFirstRow = row === 0
      put(
        {
          path: guide(row, k, across, rng),
          width: (t) => mix(13, 19, smooth(0, 0.3, t)),
          thickness: (t) => mix(2, 13, smooth(0, 0.2, t)),
          strands: isFirstRow ? 110 : 190,
          style: {
            segments: 240,
            radius: 0.66,
            rootTaper: 0.07,
            clumps: 6,
            clumping: 0.34,
            wander: 0.17,
            frizz: 1.9,
            flyAways: 0.03,
            tipSpread: 0,
            rootSpread: isFirstRow ? 0.1 : 0.07,
            variation: 0.13,
            rootClumping: 0.3,
          },
        },
        { across, zone: row / 2, length: LENGTH },
      )
    }
}

function guide(row: number, k: number, across: number, rng: Rng): Vec3[] {
  const y = TEMPLE_TOP + TEMPLE_HEIGHT * across
  const x = hairlineX(y) + row * 34 + rng.next() * 34
  const phase = rng.phase()
  const rise = rng.between(0.8, 1.2)
  return Array.from({ length: POINTS + 1 }, (_, i): Vec3 => {
    const t = i / POINTS
    return [
      x + t * LENGTH * (1 - 0.05 * t),
      y +
        rise * (90 * t + 210 * t * t) * (0.65 + 0.35 * Math.cos(across * 2)) +
        13 * Math.sin(t * 6 + y / 170) +
        6 * Math.sin(t * 9 + phase) * t,
      14 * row +
        50 * Math.sin(Math.min(1, t * 1.8) * 1.57) -
        90 * t * t +
        12 * Math.sin(k * 2.3) +
        12 * Math.sin(t * 6 + k * 0.7),
    ]
  })
}
