import { addDays } from './moscow.ts'

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
