import { expect, test } from 'vitest'
import { addDays } from './moscow.ts'
import { type CalendarRow, isOffByLaw, yearWithoutMovedDays } from './working-days.ts'

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
