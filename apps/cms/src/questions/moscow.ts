// Moscow keeps one time all year.
const offset = '+03:00'
const offsetMs = 3 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The day in Moscow at a moment, as `2026-11-23`. */
export function moscowDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** The hour in Moscow at a moment. */
export function moscowHour(moment: Date): number {
  return new Date(moment.getTime() + offsetMs).getUTCHours()
}

/** The moment at which a day begins in Moscow. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00${offset}`)
}

/** The day a number of days later, or earlier when it is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && isReal(text)
}

function isReal(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
