import { TURN } from './numbers.ts'
import type { Rng } from './rng.ts'

/** Strands that keep together: a middle in the cross-section (unit disc) and its own slow waves. */
export type Clump = {
  u: number
  v: number
  slow: number
  fast: number
  phases: [number, number, number, number]
  /** Brightness against the lock, as a logarithm. */
  brightness: number
  /** How early its strands end, 0…1. */
  ending: number
  /** Shared by its strands, 0…1: colour streaks follow it. */
  lot: number
}

/** A random point of the unit disc, evenly spread. */
export function randomInDisc(rng: Rng): { u: number; v: number } {
  const angle = rng.next() * TURN
  const radius = Math.sqrt(rng.next())
  return { u: radius * Math.cos(angle), v: radius * Math.sin(angle) }
}

/** `waveScale`: length of the lock in thousands of units, so that waves have one size on every lock. */
export function createClump(rng: Rng, waveScale: number, variation: number): Clump {
  const clump: Omit<Clump, 'lot'> = {
    ...randomInDisc(rng),
    slow: rng.between(0.5, 1.4) * waveScale,
    fast: rng.between(1.5, 3.2) * waveScale,
    phases: [rng.phase(), rng.phase(), rng.phase(), rng.phase()],
    brightness: rng.gauss() * variation * 0.7,
    ending: rng.next() ** 1.5,
  }
  // Not used, but drawn: the strands of the scenes depend on the order of the draws.
  rng.phase()
  return { ...clump, lot: rng.next() }
}

/** The clump whose middle is nearest to (u, v). */
export function nearestClump(clumps: readonly Clump[], u: number, v: number): Clump {
  let nearest = clumps[0]
  let least = 9
  for (const clump of clumps) {
    const distance = (clump.u - u) ** 2 + (clump.v - v) ** 2
    if (distance < least) {
      least = distance
      nearest = clump
    }
  }
  return nearest
}
