import { expect, test } from 'vitest'
import { quartersOf } from './quarters-of.ts'

test.each([
  [0, 0],
  [24.9, 0],
  [25, 1],
  [49.9, 1],
  [50, 2],
  [99.9, 3],
  [100, 4],
  [140, 4],
  [Infinity, 4],
  [-1, 0],
])('%d of a hundred seconds are %i quarters', (seconds, quarters) => {
  expect(quartersOf(seconds, 100)).toBe(quarters)
})
