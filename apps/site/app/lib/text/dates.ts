// Made when it is first needed: browsers, for which it is long work, mostly get dates that are written.
let longDate: Intl.DateTimeFormat | undefined

/** A date as Russians write it, e.g. «15 января 2026 г.» */
export function formatDate(iso: string): string {
  // A fixed time zone: the server and every reader must see the same day.
  longDate ??= new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  return longDate.format(new Date(iso)).replaceAll(' ', '\u00a0')
}

/** Seconds as a clock shows them, e.g. `0:52`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** Seconds as ISO 8601 has durations, e.g. `PT52S`. */
export function toIsoDuration(seconds: number): string {
  return `PT${Math.round(seconds)}S`
}

/** The newest of some times; undefined when there are none. */
export function newest(times: string[]): string | undefined {
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
}

/** A time of a document, but never ahead of `limit`, if that is known, nor of the present. */
export function notAhead(time: string, limit?: string): string {
  const limits = [limit || time, new Date().toISOString()]
  return limits.reduce((first, other) => (Date.parse(other) < Date.parse(first) ? other : first), time)
}
