import { addDays } from '../moscow.ts'
import { type CalendarRow, workingDays } from './days.ts'
import { isOffByLaw } from './off-by-law.ts'

/** The government moves days of each year in the autumn before it; from this month on the next year should have them. */
const expectedFrom = '11'

/**
 * This year or the next one, when the calendar should know the days that the government has moved, and does not: each year has some, at
 * least those of the New Year's weekend. Undefined when nothing is missing. `today` is written as `2026-11-23`.
 */
export function yearWithoutMovedDays(rows: readonly CalendarRow[], today: string): number | undefined {
  const year = Number(today.slice(0, 4))
  const expected = today.slice(5, 7) >= expectedFrom ? [year, year + 1] : [year]
  return expected.find((one) => !hasMovedDays(rows, one))
}

/** Rows that only repeat the law, such as «8 марта», move nothing. */
function hasMovedDays(rows: readonly CalendarRow[], year: number): boolean {
  const isWorking = workingDays(rows)
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (isWorking(day) === isOffByLaw(day)) return true
  }
  return false
}
