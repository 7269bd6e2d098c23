import { expect, test } from 'vitest'
import type { CalendarRow } from './days.ts'
import { yearWithoutMovedDays } from './moved-days.ts'

const moved2026: CalendarRow = { from: '2026-01-09T12:00:00.000Z', kind: 'off' }
const moved2027: CalendarRow = { from: '2027-11-13T12:00:00.000Z', kind: 'working' }
const byLaw: CalendarRow = { from: '2027-01-01', until: '2027-01-08', kind: 'off' }

test.each<[string, CalendarRow[], string, number | undefined]>([
  ['this year has none', [], '2026-03-01', 2026],
  ['this year has some, and it is too early for the next', [moved2026], '2026-10-31', undefined],
  ['the next year has none in November', [moved2026], '2026-11-01', 2027],
  ['the next year has only what the law says anyway', [moved2026, byLaw], '2026-12-31', 2027],
  ['both years have some', [moved2026, moved2027], '2026-12-31', undefined],
])('missing moved days are told when %s', (_, rows, today, year) => {
  expect(yearWithoutMovedDays(rows, today)).toBe(year)
})
