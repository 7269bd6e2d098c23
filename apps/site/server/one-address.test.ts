import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { siteOver } from './testing/site-over.ts'
import { listen } from './testing/test-site.ts'
import { wholeContent } from './testing/whole-content.ts'

const site = siteOver(() =>
  startStubApi({
    ...wholeContent(),
    redirects: { '/Akcii': { to: '/shades', permanent: true }, '/akciya': { to: '/video', permanent: true } },
  }),
)

test.each([
  ['/video/', '/video'],
  ['/video//', '/video'],
  ['/articles//kak-krasit', '/articles/kak-krasit'],
  ['/VIDEO', '/video'],
  ['/Privacy', '/privacy'],
  ['/SEARCH?q=Хна', '/search?q=Хна'],
  ['/shops/?ean=2007700000161', '/shops?ean=2007700000161'],
  ['/shade/?level=6&wish=6-0', '/shade?level=6&wish=6-0'],
  ['/robots.txt/', '/robots.txt'],
  ['/sitemap.xml).', '/sitemap.xml'],
  ['/.well-known/security.txt,', '/.well-known/security.txt'],
  ['/index.html', '/'],
  ['/video/index.html?tag=sedina', '/video?tag=sedina'],
  ['/)', '/'],
  ['/shade)', '/shade'],
  ['/shade%29.', '/shade'],
  ['/shade%C2%BB', '/shade'],
  ['/shade».', '/shade'],
  ['/shade%2C', '/shade'],
  ['/shade%E2%80%9D!', '/shade'],
  ['/shade%22', '/shade'],
  ['/shade%3E', '/shade'],
  ['/shade%E2%9D%A4%EF%B8%8F', '/shade'],
  ['/shade%F0%9F%91%8D%F0%9F%8F%BD', '/shade'],
  ['/shade\\', '/shade'],
  ['/articles/kak-krasit%20', '/articles/kak-krasit'],
  ['/articles/kak-%C2%ADkrasit%E2%80%8B', '/articles/kak-krasit'],
  ['/articles/kak%E2%80%91krasit', '/articles/kak-krasit'],
  ['/%EF%BB%BFarticles/kak-krasit', '/articles/kak-krasit'],
  ['/shades/6-0/', '/shades/6-0'],
  ['/Shades/6-0', '/shades/6-0'],
  ['/shades/6.0', '/shades/6-0'],
  ['/shades/6,0', '/shades/6-0'],
  ['/shades/6/0', '/shades/6-0'],
  ['/shades/6%2F0', '/shades/6-0'],
  ['/shades/6%200', '/shades/6-0'],
  ['/shades/6%E2%80%930', '/shades/6-0'],
  ['/shades/6%E2%88%920', '/shades/6-0'],
  ['/shades/6%E2%81%A0-%E2%81%A00', '/shades/6-0'],
  ['/shades/6%C2%A0-%C2%A00».', '/shades/6-0'],
  ['/video?slug=korni)', '/video?slug=korni'],
  ['/video?slug=korni%C2%BB.&utm_source=chat', '/video?slug=korni&utm_source=chat'],
  ['/VIDEO/?slug=korni,', '/video?slug=korni'],
  ['/articles?tag=med%20', '/articles?tag=med'],
  ['/akciya/', '/akciya'],
  ['/articles/kak-krasit&utm_source=mail', '/articles/kak-krasit?utm_source=mail'],
  ['/shade&amp;level=6&wish=6-0?utm_source=mail', '/shade?level=6&wish=6-0&utm_source=mail'],
  ['/video%3Fslug=korni', '/video?slug=korni'],
  ['/VIDEO/%3fslug%3Dkorni%26utm_source%3Dmail', '/video?slug=korni&utm_source=mail'],
])('what is copied or typed as %s leads to the one address %s', async (address, path) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await site.ask(encodeURI(address).replaceAll('%25', '%'), { method })
    expect([statusCode, headers.location]).toEqual([301, encodeURI(path)])
  }
  expect((await site.ask(encodeURI(path))).headers.location).not.toBe(address)
})

test.each([
  ['/./video', '/video'],
  ['/articles/..', '/'],
  ['/articles\\..\\video?tag=sedina', '/video?tag=sedina'],
  ['/articles/%2e%2e/?slug=korni', '/?slug=korni'],
  ['/video', undefined],
  ['/nope/../nope', undefined],
  ['/.//evil.example/..//video', '/video'],
])('a program that sends %s, which browsers resolve themselves, is led to %s', async (path, location) => {
  const port = await listen(site.server)
  const { headers } = await new Promise<IncomingMessage>((resolve) => {
    get({ port, path, host: '127.0.0.1' }, (answer) => resolve(answer.resume()))
  })
  expect(headers.location).toBe(location)
})

test.each([
  ['/articles/kak-krasit%0A', '/articles/kak-krasit'],
  ['/articles/kak-%0D%0Akrasit?tag=a%0Ab', '/articles/kak-krasit?tag=a%0Ab'],
  ['/net/takoj/%0astranicy', '/net/takoj/stranicy'],
  ['/net/%09takoj%E2%80%A8', '/net/takoj'],
  ['/net/takoj%e2%80%a9', '/net/takoj'],
  ['/%0A/evil.example/video', '/evil.example/video'],
])('an address that a line end was put into, %s, leads to the one without, %s', async (address, path) => {
  const { statusCode, headers } = await site.ask(address)
  expect([statusCode, headers.location]).toEqual([308, path])
})

test.each([
  ['/VIDEOO', 404],
  ['/shades/6.99', 404],
  ['/articles/net-takoj)', 404],
  ['/video?slug=net-takogo)', 404],
  ['/net/takoj/', 404],
  ['/net-takoj&utm_source=mail', 404],
  [`/${'%3fa=b&'.repeat(2000)}`, 404],
  ['/%00', 404],
  ['/shade%00', 404],
  ['/..%2f..%2fvideo', 404],
  ['/search?q=%C2%AB%D1%85%D0%BD%D0%B0%C2%BB?', 200],
  ['/?utm_source=(chat)', 200],
  ['/Akcii', 301],
  [`/shade${')'.repeat(2000)}`, 404],
])('%s is left as it is, and answered by %i', async (address, status) => {
  const { statusCode, headers } = await site.ask(address)
  expect([statusCode, headers.location]).toEqual([status, status === 301 ? '/shades' : undefined])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example)',
  '/%2f/evil.example/video',
  '/%0A/%0Devil.example',
])('%s leads to no other host', async (address) => {
  const { location = '/' } = (await site.ask(address)).headers
  expect(new URL(String(location), 'http://pryad.example').host).toBe('pryad.example')
})
