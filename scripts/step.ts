/**
 * Runs one step of a longer command, with a line at its beginning and one at its end that says how long it took: `Building the panel… 48 s`.
 * @throws what the work throws, with `remedy` (what a person can do about it) below its message.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  remedy?: string,
): Promise<Result> {
  console.log(`${name}…`)
  const begun = performance.now()
  try {
    const result = await work()
    console.log(`${name}… ${inSeconds(performance.now() - begun)}`)
    return result
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const lines = [`${name} failed after ${inSeconds(performance.now() - begun)}: ${message}`, remedy]
    throw new Error(lines.filter(Boolean).join('\n'), { cause: error })
  }
}

/** A duration for people: `0.4 s`, `48 s`, `3 min 5 s`. */
export function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
