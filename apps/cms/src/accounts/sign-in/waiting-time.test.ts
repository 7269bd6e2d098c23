import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [8, 8],
  [9, 15],
  [200, 15],
])('after %i wrong guesses the next is not looked at for %i minutes', (failures, minutes) => {
  expect(waitingTime(failures)).toBe(minutes * 60_000)
})
