import fc from 'fast-check'
import { expect, test } from 'vitest'
import calendar from '../../../../content/calendar.json' with { type: 'json' }
import { calendar as shape } from '../operations/first-content/shapes.ts'
import { overdueBefore, promisedUntil } from './promise.ts'
import { workingDays } from './working-days.ts'

const isWorking = workingDays(shape.parse(calendar).days)

test.each([
  ['on a Monday', '2026-11-23T12:00:00+03:00', '2026-11-26'],
  ['on a Friday', '2026-11-27T12:00:00+03:00', '2026-12-02'],
  ['on a Saturday', '2026-11-28T12:00:00+03:00', '2026-12-02'],
  ['just before midnight in Moscow', '2026-11-23T23:59:00+03:00', '2026-11-26'],
  ['just after it', '2026-11-24T00:01:00+03:00', '2026-11-27'],
  ['before the holidays of New Year', '2026-12-29T12:00:00+03:00', '2027-01-12'],
  ['before a holiday in the week', '2026-11-03T12:00:00+03:00', '2026-11-09'],
  ['before a Monday that is off for a Sunday', '2026-03-06T12:00:00+03:00', '2026-03-12'],
])('a question asked %s gets the promise of an answer in three working days', (_, asked, until) => {
  expect(promisedUntil(new Date(asked), isWorking)).toBe(until)
})

test('a Saturday that was made a working day counts', () => {
  const moved = workingDays([{ from: '2027-11-13T12:00:00.000Z', kind: 'working' }])
  expect(promisedUntil(new Date('2027-11-10T12:00:00+03:00'), moved)).toBe('2027-11-13')
})

test('a question is overdue from the day after the promised one, and not before', () => {
  const moment = fc.date({ min: new Date('2026-01-02'), max: new Date('2027-11-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 30 * 24 }), (asked, hours) => {
      const now = new Date(asked.getTime() + hours * 3_600_000)
      const until = promisedUntil(asked, isWorking)
      const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
      expect(asked < overdueBefore(now, isWorking)).toBe(today > until)
    }),
  )
})

test('a calendar without any working day ends the search all the same', () => {
  expect(promisedUntil(new Date('2026-11-23'), () => false)).toMatch(/^2027-/)
})
