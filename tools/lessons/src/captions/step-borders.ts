/** Reading faster than this is too fast, characters per second. */
const TOO_FAST = 15
/** Neighbours that differ less are left alone, characters per second. */
const EVEN_ENOUGH = 0.5
/** How far a border may move, seconds; how far it moves in one round. */
const REACH = 2.4
const STEP = 0.02
const ROUNDS = 400

/**
 * Borders between the captions of steps, seconds, with the end as the last. A step with much to read borrows time from
 * its neighbours. `starts`: where steps begin; `load`: characters to read in each.
 */
export function stepBorders(starts: readonly number[], end: number, load: readonly number[]): number[] {
  const borders = [...starts, end]
  const rate = (i: number) => load[i] / (borders[i + 1] - borders[i])
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 1; i < starts.length; i++) {
      const [before, after] = [rate(i - 1), rate(i)]
      if (Math.max(before, after) < TOO_FAST || Math.abs(before - after) < EVEN_ENOUGH) continue
      const moved = borders[i] + (after > before ? -STEP : STEP)
      if (Math.abs(moved - starts[i]) <= REACH) borders[i] = moved
    }
  return borders
}
