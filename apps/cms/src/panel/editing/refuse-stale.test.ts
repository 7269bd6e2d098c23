import { expect, test } from 'vitest'
import { refusalOf } from './refuse-stale.ts'

const stored = '2026-11-23T10:00:00.500Z'
const nothing = { ifMatch: null, ifUnmodifiedSince: null, updatedAt: undefined }

test('a save that does not say what was read is never refused', () => {
  expect(refusalOf(stored, nothing)).toBeUndefined()
  expect(refusalOf(stored, { ...nothing, ifUnmodifiedSince: 'yesterday', updatedAt: 5 })).toBeUndefined()
})

test.each([
  ['"2026-11-23T10:00:00.500Z"', undefined],
  ['"2026-11-23T09:59:59.000Z", "2026-11-23T10:00:00.500Z"', undefined],
  ['*', undefined],
  ['"2026-11-23T10:00:00.499Z"', 412],
  ['"33a64df5"', 412],
])('if-match %s', (ifMatch, refusal) => {
  expect(refusalOf(stored, { ...nothing, ifMatch })).toBe(refusal)
})

test.each([
  ['Mon, 23 Nov 2026 10:00:00 GMT', undefined],
  ['Mon, 23 Nov 2026 09:59:59 GMT', 412],
])('if-unmodified-since %s, to the second', (ifUnmodifiedSince, refusal) => {
  expect(refusalOf(stored, { ...nothing, ifUnmodifiedSince })).toBe(refusal)
})

test('a body with an older `updatedAt` is refused, a header speaks before it', () => {
  const older = { ...nothing, updatedAt: '2026-11-23T10:00:00.000Z' }
  expect(refusalOf(stored, older)).toBe(409)
  expect(refusalOf(stored, { ...nothing, updatedAt: stored })).toBeUndefined()
  expect(refusalOf(stored, { ...older, ifMatch: `"${stored}"` })).toBeUndefined()
})
