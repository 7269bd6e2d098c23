import { type CalendarRow, workingDays } from './days.ts'
import { addDays } from './moscow.ts'
import { isOffByLaw } from './off-by-law.ts'

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
