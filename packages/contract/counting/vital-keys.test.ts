import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeAbove, edgeBelow } from './vital-keys.ts'

const value = fc.oneof(fc.nat(100), fc.nat(3000), fc.nat(60_000))

test('a bucket holds its value, and from ten on is at most a tenth of it wide', () => {
  fc.assert(
    fc.property(value, (measured) => {
      const edge = edgeAbove(measured)
      const low = edgeBelow(edge)
      expect(measured).toBeLessThanOrEqual(edge)
      if (measured > 0) expect(measured).toBeGreaterThan(low)
      if (measured > 10) expect(edge - low).toBeLessThanOrEqual(edge / 10)
      expect(edgeAbove(edge)).toBe(edge)
    }),
    { numRuns: 2000 },
  )
})

test('every border between good and bad speed is an edge, so that no bucket lies on both sides', () => {
  const borders = [900, 2500, 4000, 100, 200, 500, 20, 250, 300, 800, 1800]
  expect(borders.map(edgeAbove)).toEqual(borders)
})
