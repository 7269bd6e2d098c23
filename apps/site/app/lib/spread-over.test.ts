import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOver } from './spread-over.ts'

test('a short list stays whole, a long one gives as many as there is room for, from its beginning to its end', () => {
  expect(spreadOver([1, 2, 3], 8)).toEqual([1, 2, 3])
  expect(spreadOver([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([1, 3, 5, 7])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20 }), (length, count) => {
      const list = Array.from({ length }, (_, index) => index)
      const some = spreadOver(list, count)
      expect(some).toHaveLength(Math.min(length, count))
      expect(some[0]).toBe(0)
      expect([...some].sort((one, other) => one - other)).toEqual(some)
    }),
  )
})
