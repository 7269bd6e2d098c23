import type { Payload } from 'payload'
import { findAll } from '../databases/find.ts'
import { addDays } from './moscow.ts'

/** A row of the production calendar: days that are not as the law has them in every year. */
export type CalendarRow = { from: string; until?: string | null; kind: 'off' | 'working' }

/** Tells of a day, written as `2026-11-23`, whether people work on it. */
export type IsWorkingDay = (day: string) => boolean

/** No holidays last longer: a calendar that leaves no working day must not be searched for ever. */
const longestWait = 60

/** The days as the rows say, and as the law says otherwise. Of rows about one day the last one holds. */
export function workingDays(rows: readonly CalendarRow[]): IsWorkingDay {
  return (day) => {
    const row = rows.findLast(
      ({ from, until }) => from.slice(0, 10) <= day && day <= (until ?? from).slice(0, 10),
    )
    return row ? row.kind === 'working' : !isOffByLaw(day)
  }
}

/** The last of `count` working days after a day. */
export function lastOfWorkingDays(day: string, count: number, isWorking: IsWorkingDay): string {
  return walk(day, count, 1, isWorking)
}

/** The first of `count` working days before a day. */
export function firstOfWorkingDays(day: string, count: number, isWorking: IsWorkingDay): string {
  return walk(day, count, -1, isWorking)
}

function walk(day: string, count: number, step: 1 | -1, isWorking: IsWorkingDay): string {
  let [at, left] = [day, count]
  for (let tried = 0; left > 0 && tried < longestWait + count; tried++) {
    at = addDays(at, step)
    if (isWorking(at)) left--
  }
  return at
}

/** Holidays of article 112 of the Labour Code of Russia, the same in every year. */
const newYear = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08']
const others = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04']
const holidays: ReadonlySet<string> = new Set([...newYear, ...others])
/** A weekend day on which one of these falls is given back on the next working day, unless the government moves it: always for the New Year, at times for others. */
const givenBack: ReadonlySet<string> = new Set(others)

const sunday = 0
const monday = 1
const saturday = 6

/** Whether a day, written as `2026-11-23`, is off by law, without the days that the government moves. */
export function isOffByLaw(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === sunday || weekday === saturday || holidays.has(day.slice(5))) return true
  // No two holidays lie so near each other that it would be another day than Monday.
  return weekday === monday && [1, 2].some((before) => givenBack.has(addDays(day, -before).slice(5)))
}

/** The government moves days of each year in the autumn before it; from this month on the next year should have them. */
const expectedFrom = '11'
/**
 * Days off that the government moves at least: article 112 of the Labour Code has it move two weekend days of the New Year, of which each year
 * has two or more. A Saturday that it makes a working day is given back as another day off, so that this many are left in any year.
 */
const leastMoved = 2

/**
 * This year or the next one, when the calendar should know the days that the government has moved, and lacks some of them. Undefined when
 * nothing is known to be missing. `today` is written as `2026-11-23`.
 */
export function yearWithoutMovedDays(rows: readonly CalendarRow[], today: string): number | undefined {
  const year = Number(today.slice(0, 4))
  const expected = today.slice(5, 7) >= expectedFrom ? [year, year + 1] : [year]
  return expected.find((one) => movedOff(rows, one) < leastMoved)
}

/** How many more days of a year are off than by the law alone. Rows that only repeat the law, such as «8 марта», move nothing. */
function movedOff(rows: readonly CalendarRow[], year: number): number {
  const isWorking = workingDays(rows)
  let count = 0
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    count += Number(!isWorking(day)) - Number(isOffByLaw(day))
  }
  return count
}

/** The production calendar as the panel has it. */
export async function loadCalendar(payload: Payload): Promise<IsWorkingDay> {
  return workingDays(await loadCalendarRows(payload))
}

/** The rows of the production calendar, the oldest first. */
export async function loadCalendarRows(payload: Payload): Promise<CalendarRow[]> {
  return findAll(payload, {
    collection: 'calendar-days',
    sort: 'id',
    select: { from: true, until: true, kind: true },
  })
}
