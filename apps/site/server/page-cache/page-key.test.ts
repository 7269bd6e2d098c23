import { expect, test } from 'vitest'
import { loadRoutes } from '../testing/site-pages.ts'
import { createPageKeys, findKeptPages } from './page-key.ts'

const keptPageAt = findKeptPages(await loadRoutes())
const { isOneOfEndless, toPageKey } = createPageKeys(keptPageAt)

test.each([
  ['/', ['family', 'grey', 'level', 'page', 'slug', 'tag']],
  ['/shades/6-0', []],
  ['/articles/okrashivanie', ['slug']],
  ['/articles', ['page', 'tag']],
  ['/faq', []],
  ['/o-nas', []],
  ['/robots.txt', []],
])('%s is kept by its search parameters', (path, search) => {
  expect(keptPageAt(path)?.search).toEqual(search)
})

test.each([
  '/shops',
  '/search',
  '/search-hits',
  '/similar-answers',
  '/shop-links',
  '/questions',
  '/captcha-challenge',
  '/a/b',
  '/video/',
])('%s is not kept', (path) => {
  expect(keptPageAt(path)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/?tag=sedina', '/?tag=sedina'],
  ['/?utm_source=mail&tag=sedina', '/?tag=sedina'],
  ['/?page=2&tag=sedina', '/?page=2&tag=sedina'],
  ['/?tag=sedina&page=2', '/?page=2&tag=sedina'],
  ['/?nothing=declared', '/'],
  ['/?grey=covers&family=warm', '/?family=warm&grey=covers'],
  ['/shades/6-0?utm_source=mail', '/shades/6-0'],
  ['/shades/6-0.data?_routes=routes%2Fshade', '/shades/6-0.data?_routes=routes%2Fshade'],
  ['/shade?wish=6-0&safety=reaction-dye&level=6', '/shade?level=6&wish=6-0'],
  ['/video?slug=a', '/video?slug=a'],
  ['/.well-known/security.txt?a=b', '/.well-known/security.txt'],
  ['/_.data', '/_.data'],
  ['/video.data?slug=a&x=1', '/video.data?slug=a'],
  ['/_.data?_routes=routes%2Fhome&tag=a', '/_.data?tag=a&_routes=routes%2Fhome'],
  ['/articles/a.data?_routes=routes%2Farticle', '/articles/a.data?_routes=routes%2Farticle'],
  ['/privacy.data?_routes=routes%2Fpage', '/privacy.data?_routes=routes%2Fpage'],
  ['/?_routes=made-up', '/'],
  [encodeURI('/о-нас'), '/%D0%BE-%D0%BD%D0%B0%D1%81'],
])('%s is kept as %s', (address, url) => {
  expect(toPageKey(address)).toBe(url)
})

test.each([
  ['/shade', false],
  ['/shade?level=6', true],
  ['/shade.data?level=6&_routes=routes%2Fshade-finder', true],
  ['/ask?shade=level%3D6', true],
  ['/video?slug=korni', false],
])('%s is one of endless pages: %s', (key, isOne) => {
  expect(isOneOfEndless(key)).toBe(isOne)
})

test.each([
  ['data of routes that no link asks for', '/_.data?_routes=made-up'],
  ['data of no route', '/_.data?_routes='],
  ['data of several routes', '/video.data?_routes=root%2Croutes%2Fvideo'],
  ['escapes that no browser writes', '/shades/%36-0', '/%70rivacy', '/%d0%be-%D0%BD%D0%B0%D1%81', '/%ff'],
  ['a very long address', `/${'a'.repeat(1000)}`],
])('%s: nobody’s page, and not kept', (_, ...addresses) => {
  for (const address of addresses) expect(toPageKey(address), address).toBeUndefined()
})
