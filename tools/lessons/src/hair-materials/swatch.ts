import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import type { PutLock } from './material.ts'

const LOCKS = 7
const POINTS = 14
const LENGTH = 1000

const GUIDE: readonly Vec3[] = Array.from({ length: POINTS + 1 }, (_, i) => {
  const t = i / POINTS
  return [150 + 16 * Math.sin(t * 4.2) * t, -30 + 960 * t, 30 * Math.sin(t * 3)]
})

/** One hanging lock; the edge of the picture holds it at the top. */
export function buildSwatch(rng: Rng, put: PutLock): void {
  for (let k = 0; k < LOCKS; k++) {
    const position = (k - 3) / 3
    const nearer = 26 * Math.cos(position * 1.4)
    const phase = rng.phase()
    const opened = (i: number) => 0.55 + 0.45 * Math.sin(Math.min(1, i / 9) * 1.57)
    const gathered = (i: number) => 1 - 0.45 * Math.max(0, (i - 8) / 6)
    put(
      {
        path: GUIDE.map(
          ([x, y, z], i): Vec3 => [
            x + position * 62 * opened(i) * gathered(i) + 5 * Math.sin(i * 0.5 + phase),
            y,
            z + nearer,
          ],
        ),
        width: (t) => 30 * (1 - 0.35 * t),
        thickness: 13,
        strands: 950,
        style: {
          segments: 90,
          radius: 0.95,
          clumps: 14,
          clumping: 0.4,
          wander: 0.12,
          frizz: 1.1,
          flyAways: 0.008,
          tipSpread: 0.12,
          variation: 0.12,
        },
      },
      { across: k / (LOCKS - 1), zone: 0, length: LENGTH },
    )
  }
}
