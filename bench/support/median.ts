/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The middle result of measuring the same several times. */
export async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const results: number[] = []
  for (let run = 0; run < times; run++) results.push(await measure())
  return median(results)
}
