/** Which items of a list are shown, e.g. «25–48». */
export function range({ from, to }: { from: number; to: number }): string {
  return from < to ? `${from}–${to}` : String(from)
}
