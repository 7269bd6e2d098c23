import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addressNames, addressOf } from '@pryad/contract/addresses.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { keptPageAt, routeByAddress } from './kept-pages.ts'
import routes from './routes.ts'

/** Every route with its path, those of a frame at their own paths. */
function listRoutes(entries: RouteConfigEntry[]): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children }) => [
    ...(path === undefined && !index ? [] : [{ path: `/${path ?? ''}`, file }]),
    ...listRoutes(children ?? []),
  ])
}

const known = listRoutes(routes)
const inFrame = listRoutes(routes.flatMap(({ children }) => children ?? []))

test('every route stands in the table of addresses', () => {
  const paths: string[] = addressNames.map((name) => addressOf(name).path)
  const missing = known.filter(({ path }) => path !== '/*' && !paths.includes(path))
  expect(missing, 'add them to packages/contract/addresses.ts').toEqual([])
})

test('every address of the table is a route, or belongs to the server', () => {
  const paths = known.map(({ path }) => path)
  const strays = addressNames.filter(
    (name) => !addressOf(name).isServerOnly && !paths.includes(addressOf(name).path),
  )
  expect(strays).toEqual([])
})

test('search engines are told of every page, unless it asks them not to list it', async () => {
  const listed: string[] = addressNames
    .map(addressOf)
    .flatMap(({ isInSitemap, path }) => (isInSitemap ? [path] : []))
  const others = inFrame.filter((route) => !/[:*]/.test(route.path) && !listed.includes(route.path))
  const forgotten: string[] = []
  for (const { path: address, file } of others) {
    const source = await readFile(path.join(import.meta.dirname, file), 'utf8')
    if (!source.includes("'noindex'")) forgotten.push(address)
  }
  expect(forgotten, 'set isInSitemap in packages/contract/addresses.ts, or noindex in the route').toEqual([])
})

test('data of every page in the frame that is kept are kept as well', () => {
  const kept = addressNames.flatMap((name) => {
    const { path, search } = addressOf(name)
    const file = search && inFrame.find((route) => route.path === path)?.file
    return file ? [[name, file.replace('.tsx', '')]] : []
  })
  expect(routeByAddress).toEqual(Object.fromEntries(kept))
})

test.each([
  ['/', ['family', 'grey', 'level', 'page', 'slug', 'tag']],
  ['/shades/6-0', []],
  ['/articles/okrashivanie', ['slug']],
  ['/articles', ['page', 'tag']],
  ['/shades', ['family', 'grey', 'level']],
  ['/faq', []],
  ['/o-nas', []],
  ['/robots.txt', []],
])('the page cache keeps %s by its search parameters', (path, search) => {
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
  '/preview',
  '/healthz',
  '/a/b',
])('the page cache does not keep %s', (path) => {
  expect(keptPageAt(path)).toBeUndefined()
})
