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
  ['/.well-known/security.txt?a=b', '/.well-known/security.txt'],
  ['/_.data', '/_.data'],
  ['/video.data?slug=a&x=1', '/video.data?slug=a'],
  ['/_.data?_routes=routes%2Fhome&tag=a', '/_.data?tag=a&_routes=routes%2Fhome'],
  ['/articles/a.data?_routes=routes%2Farticle', '/articles/a.data?_routes=routes%2Farticle'],
  ['/privacy.data?_routes=routes%2Fpage', '/privacy.data?_routes=routes%2Fpage'],
  ['/?_routes=made-up', '/'],
])('%s is kept as %s', (address, url) => {
  expect(toPageKey(address)?.url).toBe(url)
})

test('variety in the search makes no further pages', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => toPageKey(`/?gclid=${index}`)?.url)
  expect(new Set(keys)).toEqual(new Set(['/']))
})

test.each(['/_.data?_routes=made-up', '/_.data?_routes=', '/video.data?_routes=root%2Croutes%2Fvideo'])(
  'data of routes that no link asks for is not kept: %s',
  (address) => {
    expect(toPageKey(address)).toBeUndefined()
  },
)

test('very long addresses are nobody’s pages', () => {
  expect(toPageKey(`/${'a'.repeat(1000)}`)).toBeUndefined()
})
