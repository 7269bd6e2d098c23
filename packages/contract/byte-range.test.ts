import { expect, test } from 'vitest'
import { askedRange } from './byte-range.ts'

const lastModified = 'Fri, 27 Nov 2026 16:00:00 GMT'
const huge = '9'.repeat(400)

test.each([
  ['bytes=0-9', 'bytes=0-9'],
  ['Bytes=0-9', 'bytes=0-9'],
  ['bytes=990-', 'bytes=990-'],
  ['bytes=-5', 'bytes=-5'],
  ['bytes=-005', 'bytes=-5'],
  ['bytes=-1000', 'bytes=0-'],
  ['bytes=-99999', 'bytes=0-'],
  [`bytes=-${huge}`, 'bytes=0-'],
  [`bytes=10-${huge}`, `bytes=10-${huge}`],
  // Beyond the end: to be refused.
  ['bytes=-0', 'bytes=-0'],
  ['bytes=1000-', 'bytes=1000-'],
  [`bytes=${huge}-`, `bytes=${huge}-`],
  // No ranges: the whole file.
  ['bytes=5-2', undefined],
  ['bytes=abc', undefined],
  ['bytes=-', undefined],
  ['bytes=', undefined],
  ['bytes=0-9x', undefined],
  ['bytes=1.5-9', undefined],
  ['bytes=--5', undefined],
  ['bytes', undefined],
  ['', undefined],
  ['seconds=0-9', undefined],
  ['bytes=0-1,5-6', undefined],
  [null, undefined],
])('of a thousand bytes %j asks for %j', (range, asked) => {
  expect(askedRange({ method: 'GET', range, ifRange: undefined, size: 1000 })).toBe(asked)
})

test.each([
  ['bytes=-5', undefined],
  // Beyond the end: to be refused.
  ['bytes=0-', 'bytes=0-'],
  ['bytes=-0', 'bytes=0-'],
])('of an empty file %s asks for %s', (range, asked) => {
  expect(askedRange({ method: 'GET', range, ifRange: undefined, size: 0 })).toBe(asked)
})

test.each([
  ['GET', lastModified, 'bytes=0-9'],
  ['GET', 'Fri, 27 Nov 2026 15:00:00 GMT', undefined],
  ['GET', 'Fri, 27 Nov 2026 17:00:00 GMT', undefined],
  ['GET', 'W/"3e8-19ac"', undefined],
  ['GET', '"3e8-19ac"', undefined],
  ['HEAD', undefined, undefined],
])('%s with if-range %j asks for %j', (method, ifRange, asked) => {
  expect(askedRange({ method, range: 'bytes=0-9', ifRange, size: 1000, lastModified })).toBe(asked)
})
