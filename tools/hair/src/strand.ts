import { type Clump, nearestClump, randomInDisc } from './clump.ts'
import type { LockStyle } from './lock-style.ts'
import type { Rng } from './rng.ts'

/** Lots drawn once per strand, 0…1: `strand` is its own, `clump` is shared with its neighbours. */
export type StrandLots = { strand: number; clump: number }

/** Everything random about one strand. Frequencies are per turn of t, phases in radians. */
export type Strand = {
  u: number
  v: number
  clump: Clump
  fliesAway: boolean
  lots: StrandLots
  brightness: number
  radius: number
  gloss: number
  tilt: number
  frizz: number
  slow: number
  fast: number
  phases: [number, number, number, number]
  /** Where it starts and ends on the lock, 0…1. */
  start: number
  end: number
  /** Pull towards the clump, 0…1. */
  pull: number
}

/** Draws one strand. The order of the draws is part of the pictures: a new one goes last. */
export function createStrand(
  rng: Rng,
  clumps: readonly Clump[],
  style: LockStyle,
  waveScale: number,
): Strand {
  const { u, v } = randomInDisc(rng)
  const clump = nearestClump(clumps, u, v)
  const fliesAway = rng.next() < style.flyAways
  const lots = { strand: rng.next(), clump: clump.lot }
  // Not used, but drawn: the strands of the scenes depend on the order of the draws.
  rng.next()
  return {
    u,
    v,
    clump,
    fliesAway,
    lots,
    brightness: Math.exp(rng.gauss() * style.variation + clump.brightness),
    radius: style.radius * Math.exp(rng.gauss() * 0.2) * (fliesAway ? 0.8 : 1),
    gloss: style.gloss * Math.exp(rng.gauss() * 0.45),
    tilt: rng.gauss() * 0.055,
    frizz: style.frizz * (fliesAway ? 9 : Math.abs(rng.gauss()) * 0.9 + 0.25),
    slow: rng.between(1.2, 3) * waveScale,
    fast: rng.between(3.5, 9) * waveScale,
    phases: [rng.phase(), rng.phase(), rng.phase(), rng.phase()],
    end:
      1 - style.tipSpread * (0.55 * clump.ending + 0.45 * rng.next()) - (fliesAway ? 0.15 * rng.next() : 0),
    start: style.rootSpread * rng.next(),
    pull: style.clumping * rng.between(0.6, 1),
  }
}
