/** Of a lesson seen up to a second, the quarters that were seen whole, 0–4. */
export function quartersOf(seconds: number, durationSeconds: number): number {
  return Math.min(4, Math.max(0, Math.floor((4 * seconds) / durationSeconds)))
}
