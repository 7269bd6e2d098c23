import { expect, test } from 'vitest'
import { beginningOf, moscowDay, moscowHour } from './moscow.ts'

test('a day begins in Moscow, three hours before London', () => {
  expect(moscowDay(new Date('2026-11-23T20:59:59Z'))).toBe('2026-11-23')
  expect(moscowDay(new Date('2026-11-23T21:00:00Z'))).toBe('2026-11-24')
  expect(moscowHour(new Date('2026-11-23T21:00:00Z'))).toBe(0)
  expect(beginningOf('2026-11-24')).toEqual(new Date('2026-11-23T21:00:00Z'))
})
