/** How the strands of a lock behave. Lengths are scene units, shares 0…1. */
export type LockStyle = {
  /** Strand radius. */
  radius: number
  /** Vertices per strand. */
  segments: number
  /** Number of clumps; by default one per forty strands. */
  clumps?: number
  /** How strongly strands are pulled to the middle of their clump. */
  clumping: number
  /** Share of that pull already present at the root. */
  rootClumping: number
  /** How far a clump strays across the lock, in half widths. */
  wander: number
  /** How far a single strand strays, units. */
  frizz: number
  /** Share of the frizz already present at the root. */
  rootFrizz: number
  /** Share of strands that fly away from the lock. */
  flyAways: number
  /** Share of the length over which strands end, at the tip and at the root. */
  tipSpread: number
  rootSpread: number
  /** Spread of brightness between strands, as a logarithm. */
  variation: number
  gloss: number
}

/** Smooth healthy hair. */
export const DEFAULT_STYLE: LockStyle = {
  radius: 0.7,
  segments: 170,
  clumping: 0.35,
  rootClumping: 0.15,
  wander: 0.1,
  frizz: 1.2,
  rootFrizz: 0.5,
  flyAways: 0.012,
  tipSpread: 0.12,
  rootSpread: 0,
  variation: 0.13,
  gloss: 1,
}
