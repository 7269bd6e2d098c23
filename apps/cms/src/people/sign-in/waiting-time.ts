const freeFailures = 5
const maxMinutes = 15
const minuteMs = 60_000

/**
 * How long after the last of so many wrong guesses the next is not looked at, in milliseconds: nothing for the first four, a minute
 * after the fifth, then twice as long each time, up to a quarter of an hour.
 */
export function waitingTime(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(maxMinutes, 2 ** (failures - freeFailures)) * minuteMs
}
