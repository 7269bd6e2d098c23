import { mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { Vec3 } from '@pryad/tools-hair/vector.ts'
import type { PutLock } from './material.ts'

const LOCKS = 46
const POINTS = 22
const LENGTH = 1170

/** A wide cascade that falls from the top edge in two lazy waves. */
export function buildFall(rng: Rng, put: PutLock): void {
  for (let k = 0; k < LOCKS; k++) {
    const across = (k + 0.5) / LOCKS
    put(
      {
        path: guide(k, across, rng),
        width: (t) => 19 * (1 - 0.2 * t),
        thickness: 15,
        strands: 620,
        style: {
          segments: 150,
          radius: 0.74,
          clumps: 9,
          clumping: 0.42,
          wander: 0.16,
          frizz: 1.0,
          flyAways: 0.01,
          tipSpread: 0.09,
          variation: 0.12,
        },
      },
      { across, zone: 0, length: LENGTH },
    )
  }
}

function guide(k: number, across: number, rng: Rng): Vec3[] {
  const jitter = rng.signed()
  const dome = Math.cos((across - 0.5) * 2.7)
  return Array.from({ length: POINTS + 1 }, (_, i): Vec3 => {
    const t = i / POINTS
    const y = -60 + LENGTH * t * (0.985 + 0.02 * rng.signed() * (i > 20 ? 1 : 0))
    const wave = 46 * Math.sin(t * 7.2 + 0.4 + across * 1.1) * smooth(0.05, 0.5, t)
    const spread = mix(0.86, 1.06, smooth(0, 0.6, t)) * mix(1, 0.84, smooth(0.72, 1, t))
    return [
      500 + (across - 0.5) * 690 * spread + wave + 10 * jitter * Math.sin(t * 5 + k),
      y,
      150 * dome +
        34 * Math.sin(t * 7.2 + 1.9 + across * 1.1) +
        18 * rng.signed() * 0.3 +
        22 * Math.sin(k * 2.4 + t * 2),
    ]
  })
}
