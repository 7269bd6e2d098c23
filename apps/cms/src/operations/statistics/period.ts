import { addDays, isDay, moscowDay } from '../../questions/moscow.ts'

/** Days from the first to the last, both of them included. */
export type Period = { from: string; to: string }

const longestDays = 400

/** The period in the query of an address; the last seven days when it has none or an invalid one. */
export function readPeriod({ from, to }: { from?: unknown; to?: unknown }, now = Date.now()): Period {
  const today = moscowDay(new Date(now))
  const last = isDay(to) ? to : today
  const first = isDay(from) ? from : addDays(last, -6)
  const [begin, end] = first <= last ? [first, last] : [last, first]
  return { from: isTooLong(begin, end) ? addDays(end, 1 - longestDays) : begin, to: end }
}

function isTooLong(begin: string, end: string): boolean {
  return begin < addDays(end, 1 - longestDays)
}

/** Periods to choose from: weeks begin on Monday. */
export function commonPeriods(now = Date.now()): (Period & { label: string })[] {
  const today = moscowDay(new Date(now))
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  return [
    { label: 'Эта неделя', from: monday, to: today },
    { label: 'Прошлая неделя', from: addDays(monday, -7), to: addDays(monday, -1) },
    { label: '30 дней', from: addDays(today, -29), to: today },
    { label: 'Год', from: addDays(today, -364), to: today },
  ]
}

const dates = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** «16–22 ноября 2026 г.» */
export function sayPeriod({ from, to }: Period): string {
  return dates.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', '')
}
