import { addDays } from './moscow.ts'
import { isOffByLaw } from './off-by-law.ts'

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
