import { expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { anArticle, aTag, many, someContent } from '../../../e2e/support/stub-content.ts'
import { plainText, readPage } from './testing/read-page.ts'
import { siteOver } from './testing/site-over.ts'

const { errors, navigation } = firstContent.texts
const site = siteOver(() =>
  startStubApi(
    someContent({
      tags: [aTag()],
      articles: many(30, (number) => anArticle({ slug: `statya-${number}` })),
      redirects: {
        '/articles/staroe-imya': { to: '/articles/statya-1', permanent: true },
        '/video?slug=staryj-urok': { to: '/video?slug=novyj-urok', permanent: true },
        '/akcii': { to: '/#articles', permanent: false },
      },
    }),
  ),
)

test.each([
  '/net-takoj-stranicy',
  '/a/b/c',
  '/%D0',
  '/articles/net-takoj',
  '/articles/ПЛОХОЙ',
  '/articles/%E0%A4%A',
  '/shades/6-99',
  '/video?slug=net-takogo',
  '/video?slug=ТЕСТ',
  '/video?slug=..%2Fetc',
  '/?tag=net-takoj',
  '/?tag=ПЛОХАЯ',
  '/?page=0',
  '/?page=x',
  '/articles?page=3',
  '/articles?page=2&tag=sedina',
  '/articles?tag=net-takoj',
  '/video?page=2',
  '/shades?family=green',
  '/shades?grey=maybe',
  '/shades?level=11',
  '/shops?ean=abc',
  '/shops?ean=2007700009999',
])('%s is a 404 with the path in its message, and the way home', async (url) => {
  const page = await site.open(url)
  expect([page.status, page.title]).toEqual([404, 'Page Not Found'])
  expect(page.text('h1')).toBe(plainText(errors.notFound.title))
  // Read aloud in the language it is written in.
  expect(page.texts('main [lang=en]')).toEqual([`Page not found: ${url}`])
  expect(page.hrefOf(errors.notFound.homeLink, 'main')).toBe('/')
  expect(page.hrefOf(navigation.ask, 'header')).toBe('/ask')
})

test.each([
  ['/shops', '/shades'],
  ['/shops?ean=', '/shades'],
  ['/video?slug=', '/video'],
  ['/video?slug=&tag=sedina', '/video?tag=sedina'],
  ['/?tag=', '/'],
])('an address that somebody has cut, %s, leads to %s', async (cut, whole) => {
  const { statusCode, headers } = await site.ask(cut)
  expect([statusCode, headers.location]).toEqual([301, whole])
})

test.each([
  ['/?page=2', '/articles?page=2'],
  ['/?tag=sedina&page=3', '/articles?page=3&tag=sedina'],
  ['/?family=warm&grey=covers', '/shades?family=warm&grey=covers'],
  ['/?tag=sedina&level=6', '/shades?level=6'],
  ['/?family=', undefined],
  ['/?slug=korni&family=warm', undefined],
  ['/?page=1', undefined],
])('the former address %s of the main page leads to %s', async (former, now) => {
  const { statusCode, headers } = await site.ask(former)
  expect([statusCode, headers.location]).toEqual([now ? 301 : 200, now])
})

test.each([
  ['/articles/staroe-imya', 301, '/articles/statya-1'],
  ['/video?slug=staryj-urok', 301, '/video?slug=novyj-urok'],
  ['/akcii', 302, '/#articles'],
])('what has moved, %s, is led to (%i)', async (former, status, now) => {
  const { statusCode, headers } = await site.ask(former)
  expect([statusCode, headers.location]).toEqual([status, now])
})

test('what takes forms alone is nothing to read, and an unknown path is a 404 for a form, too', async () => {
  for (const url of ['/count', '/similar-answers']) expect((await site.ask(url)).statusCode, url).toBe(404)
  expect((await site.post('/net/takoj/stranicy', { a: '1' })).statusCode).toBe(404)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'a form that is broken is refused: %s',
  async (type) => {
    for (const url of ['/questions', '/ask']) {
      const payload = '--y\r\nbroken'
      const { statusCode, headers } = await site.ask(url, {
        method: 'POST',
        headers: { 'content-type': type },
        payload,
      })
      expect([statusCode, headers['cache-control']], url).toEqual([400, 'no-store'])
    }
  },
)

test('a form of a site that was opened by another address is refused in Russian, with the right address', async () => {
  const post = (url: string, origin: string) =>
    site.ask(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'safety=pregnancy',
    })
  for (const url of ['/shade', '/ask']) {
    const { statusCode, headers, body } = await post(url, 'http://127.0.0.1:3700')
    expect([statusCode, headers['cache-control']], url).toEqual([400, 'no-store'])
    const page = readPage(body)
    expect(page.text('h1')).toBe('Форма открыта по другому адресу')
    expect(page.text('p')).toContain('http://pryad.example')
  }
  expect((await post('/shade', 'http://pryad.example')).statusCode).toBe(200)
  const forScripts = await post('/shade.data', 'http://127.0.0.1:3700')
  expect([forScripts.statusCode, forScripts.headers['content-type']]).toEqual([400, 'text/x-script'])
})

test('no error shows what is inside', async () => {
  for (const url of ['/articles/%E0%A4%A', '/media/..%2f..%2fpackage.json', '/%00', '/lesson/..%2f']) {
    const { statusCode, body } = await site.ask(url)
    expect(statusCode, url).toBeGreaterThanOrEqual(400)
    expect(body, url).not.toMatch(/node_modules|\bat .*\.(ts|js):\d+/)
  }
})
