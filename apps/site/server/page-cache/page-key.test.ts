import { expect, test } from 'vitest'
import { toPageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/?tag=sedina', '/?tag=sedina'],
  ['/?utm_source=mail&tag=sedina', '/?tag=sedina'],
  ['/?page=2&tag=sedina', '/?page=2&tag=sedina'],
  ['/?tag=sedina&page=2', '/?page=2&tag=sedina'],
  ['/?nothing=declared', '/'],
  ['/video?slug=a', '/video?slug=a'],
  ['/_.data', '/_.data'],
  ['/video.data?slug=a&x=1', '/video.data?slug=a'],
])('%s is kept as %s', (address, url) => {
  expect(toPageKey(address)?.url).toBe(url)
})

test('variety in the search makes no further pages', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => toPageKey(`/?gclid=${index}`)?.url)
  expect(new Set(keys)).toEqual(new Set(['/']))
})

test('very long addresses are nobody’s pages', () => {
  expect(toPageKey(`/${'a'.repeat(1000)}`)).toBeUndefined()
})
