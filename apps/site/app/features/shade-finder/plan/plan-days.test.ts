import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysFrom, inWords, isChoosable, readDay, testDayOf, todayHere } from './plan-days.ts'

const dayMs = 24 * 60 * 60 * 1000
const anyDay = fc
  .date({ min: new Date('2020-01-03'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the skin is tested two days before, whatever the day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(Date.parse(day) - Date.parse(testDayOf(day))).toBe(2 * dayMs)
      expect(readDay(day)).toBe(day)
      expect(daysFrom(testDayOf(day)).first).toBe(day)
    }),
  )
})

test.each([
  ['2026-12-14', '2026-12-12'],
  ['2027-03-01', '2027-02-27'],
  ['2028-03-01', '2028-02-28'],
  ['2028-03-02', '2028-02-29'],
  ['2027-01-01', '2026-12-30'],
  ['2026-05-02', '2026-04-30'],
])('who dyes on %s tests on %s', (day, test) => {
  expect(testDayOf(day)).toBe(test)
})

test.each([
  null,
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-04-31',
  '1999-01-01',
  '2100-01-01',
  '2026-1-1',
  ' 2026-12-14',
  '2026-12-14T00:00',
  '14.12.2026',
  '2026-12-14"><script>',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

test('the day to begin with is a Saturday that leaves at least three days', () => {
  expect(daysFrom('2026-11-27').usual).toBe('2026-12-05')
  expect(daysFrom('2026-12-02').usual).toBe('2026-12-05')
  fc.assert(
    fc.property(anyDay, (today) => {
      const ahead = (Date.parse(daysFrom(today).usual) - Date.parse(today)) / dayMs
      expect([ahead >= 3 && ahead < 10, new Date(daysFrom(today).usual).getUTCDay()]).toEqual([true, 6])
    }),
  )
})

test.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2026-11-30', true],
  ['2028-11-28', true],
  ['2028-11-29', false],
])('where it is the 28th of November 2026, %s may be chosen: %s', (day, expected) => {
  expect(isChoosable(day, '2026-11-28')).toBe(expected)
})

test('a day is written in Russian, and today is the visitor’s own', () => {
  expect(inWords('2026-12-12')).toEqual({ date: '12\u00a0декабря', weekday: 'суббота' })
  expect(todayHere(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
