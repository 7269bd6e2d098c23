import { expect, test } from 'vitest'
import { MINUTES, plural } from './plural.ts'

test.each([
  [0, 'минут'],
  [1, 'минута'],
  [3, 'минуты'],
  [11, 'минут'],
  [14, 'минут'],
  [21, 'минута'],
  [45, 'минут'],
])('%i %s', (count, word) => {
  expect(plural(count, MINUTES)).toBe(word)
})
