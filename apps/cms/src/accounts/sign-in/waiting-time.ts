const freeFailures = 5
const maxMinutes = 15
const minuteMs = 60_000

/**
 * How long the next guess is refused after a number of wrong ones, in milliseconds: not at all for the first four, a minute after the
 * fifth, then twice as long each time, up to a quarter of an hour.
 */
export function waitingTime(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(maxMinutes, 2 ** (failures - freeFailures)) * minuteMs
}
