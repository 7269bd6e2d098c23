/** How many quarters of a lesson, 0–4, were seen whole by somebody who watched it up to a second. */
export function quartersOf(seconds: number, durationSeconds: number): number {
  return Math.min(4, Math.max(0, Math.floor((4 * seconds) / durationSeconds)))
}
