import { expect, test } from 'vitest'
import { addDays } from './moscow.ts'
import { isOffByLaw } from './off-by-law.ts'

/** The days of a year that are off by law, without ordinary weekends. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 365 }, (_, count) => addDays(`${year}-01-01`, count))
  return days.filter((day) => isOffByLaw(day) && ![0, 6].includes(new Date(day).getUTCDay()))
}

test('a weekend day that is a holiday is given back on Monday', () => {
  expect(holidaysOf(2027)).toEqual([
    ...['01-01', '01-04', '01-05', '01-06', '01-07', '01-08'].map((day) => `2027-${day}`),
    '2027-02-23',
    '2027-03-08',
    // For Saturday 1 May and Sunday 9 May.
    '2027-05-03',
    '2027-05-10',
    // For Saturday 12 June.
    '2027-06-14',
    '2027-11-04',
  ])
})

test.each(['2028-01-10', '2034-01-09'])(
  'weekend days of the New Year are not given back by themselves: %s',
  (day) => {
    expect(isOffByLaw(day)).toBe(false)
  },
)

test.each(['2030-05-09', '2041-11-04', '2099-01-08'])(
  'holidays are known without anybody writing them down: %s',
  (day) => {
    expect(isOffByLaw(day)).toBe(true)
  },
)
