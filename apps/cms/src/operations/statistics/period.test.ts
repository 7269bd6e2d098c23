import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isDay } from '../../questions/moscow.ts'
import { commonPeriods, readPeriod, sayPeriod } from './period.ts'

/** A Monday, an hour before midnight in London: in Moscow it is Tuesday. */
const now = Date.parse('2026-11-23T23:00:00Z')

test.each([
  [{}, { from: '2026-11-18', to: '2026-11-24' }],
  [
    { from: '2026-11-01', to: '2026-11-07' },
    { from: '2026-11-01', to: '2026-11-07' },
  ],
  [
    { from: '2026-11-07', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-07' },
  ],
  [{ to: '2026-11-10' }, { from: '2026-11-04', to: '2026-11-10' }],
  [
    { from: '2026-02-30', to: ['2026-11-01'] },
    { from: '2026-11-18', to: '2026-11-24' },
  ],
  [
    { from: '2000-01-01', to: '2026-11-24' },
    { from: '2025-10-21', to: '2026-11-24' },
  ],
])('%j asks for %j', (given, period) => {
  expect(readPeriod(given, now)).toEqual(period)
})

test('whatever an address says, a period is one of days, in order, and no longer than sums are kept', () => {
  const part = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  )
  fc.assert(
    fc.property(part, part, (from, to) => {
      const period = readPeriod({ from, to }, now)
      expect(isDay(period.from) && isDay(period.to)).toBe(true)
      expect(period.from <= period.to).toBe(true)
      expect(addDays(period.from, 400) > period.to).toBe(true)
    }),
  )
})

test('weeks begin on Monday, on a Sunday too', () => {
  const sunday = Date.parse('2026-11-22T12:00:00Z')
  expect(commonPeriods(sunday).slice(0, 2)).toEqual([
    { label: 'Эта неделя', from: '2026-11-16', to: '2026-11-22' },
    { label: 'Прошлая неделя', from: '2026-11-09', to: '2026-11-15' },
  ])
})

test('a period is said in words', () => {
  expect(sayPeriod({ from: '2026-11-16', to: '2026-11-22' })).toBe('16–22 ноября 2026 г.')
})
