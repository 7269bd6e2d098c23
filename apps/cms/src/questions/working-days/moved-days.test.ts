import { expect, test } from 'vitest'
import type { CalendarRow } from './days.ts'
import { yearWithoutMovedDays } from './moved-days.ts'

const off = (from: string, until?: string): CalendarRow => ({ from, until: until ?? null, kind: 'off' })
const working = (from: string): CalendarRow => ({ from: `${from}T12:00:00.000Z`, kind: 'working' })

const moved2026 = [off('2026-01-09T12:00:00.000Z'), off('2026-12-31')]
const byLaw = off('2027-01-01', '2027-01-08')
const someOf2027 = [off('2027-11-05'), off('2027-12-31')]

test.each<[string, CalendarRow[], string, number | undefined]>([
  ['this year has none', [], '2026-03-01', 2026],
  ['this year has one of its two', [off('2026-01-09')], '2026-03-01', 2026],
  ['this year has all, and it is too early for the next', moved2026, '2026-10-31', undefined],
  ['the next year has none in November', moved2026, '2026-11-01', 2027],
  ['the next year has only what the law says anyway', [...moved2026, byLaw], '2026-12-31', 2027],
  ['the next year has only a working Saturday', [...moved2026, working('2027-11-13')], '2026-12-31', 2027],
  [
    'the day off for a working Saturday is not there',
    [...moved2026, ...someOf2027, working('2027-11-13')],
    '2026-12-31',
    2027,
  ],
  ['both years have theirs', [...moved2026, ...someOf2027], '2026-12-31', undefined],
])('missing moved days are told when %s', (_, rows, today, year) => {
  expect(yearWithoutMovedDays(rows, today)).toBe(year)
})

/** The decrees of these years: days off, and working days, among them Mondays that would be off by law. */
test.each<[number, string[], string[]]>([
  [2021, ['02-22', '11-05', '12-31'], ['02-20']],
  [2022, ['03-07', '05-03', '05-10'], ['03-05']],
  [2023, ['02-24', '05-08'], []],
  [2024, ['04-29', '04-30', '05-10', '12-30', '12-31'], ['04-27', '11-02', '12-28']],
  [2025, ['05-02', '05-08', '06-13', '11-03', '12-31'], ['02-24', '03-10', '11-01']],
  [2026, ['01-09', '12-31'], []],
])(
  'nothing is missing from the decree of %i, and something when one of its days off is left out',
  (year, offs, workings) => {
    const rows = [
      ...offs.map((day) => off(`${year}-${day}`)),
      ...workings.map((day) => working(`${year}-${day}`)),
    ]
    expect(yearWithoutMovedDays(rows, `${year}-03-01`)).toBeUndefined()
    expect(yearWithoutMovedDays(rows.slice(1), `${year}-03-01`)).toBe(year)
  },
)
