/** A seeded stream of random numbers: the same seed gives the same picture. */
export type Rng = {
  /** 0 ≤ n < 1 */
  next(): number
  /** low ≤ n < high */
  between(low: number, high: number): number
  /** −1 ≤ n < 1 */
  signed(): number
  /** A random phase, radians. Two decimals are part of the pictures. */
  phase(): number
  /** Normal distribution, mean 0, deviation 1. */
  gauss(): number
}

/** mulberry32: small, fast, and even enough for hair. */
export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    signed: () => next() * 2 - 1,
    phase: () => next() * 6.28,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(6.283185 * next()),
  }
}
