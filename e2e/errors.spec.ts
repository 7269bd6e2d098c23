import { get, type IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const missing = [
  '/net-takoj-stranicy',
  '/articles/net-takoj',
  '/articles/ПЛОХОЙ',
  '/a/b/c',
  '/?tag=net-takoj',
  '/?tag=ПЛОХАЯ',
  '/?page=0',
  '/shops?ean=abc',
  '/shops?ean=2007700009999',
  '/%D0',
  '/articles/%E0%A4%A',
]

for (const path of missing) {
  test(`${path} is a 404 with the path in its message`, async ({ page, expectedConsole }) => {
    // The router warns of escapes that stand for no letter, if the page wakes while the test is looking.
    expectedConsole.push(/404/, /malformed/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found')
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.errors.notFound.title)
    await expect(page.getByRole('link', { name: texts.errors.notFound.homeLink })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

const cutAddresses: [cut: string, whole: string][] = [
  ['/articles', '/#articles'],
  ['/articles/', '/#articles'],
  ['/shops', '/#products'],
  ['/shops?ean=', '/#products'],
  ['/video?slug=', '/video'],
  ['/video?slug=&tag=sedina', '/video?tag=sedina'],
  ['/?tag=', '/'],
]

for (const [cut, whole] of cutAddresses) {
  test(`an address that somebody has cut, ${cut}, leads to ${whole}`, async ({ page }) => {
    const answer = await page.goto(cut)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(whole)
  })
}

test('the path of a missing page is read aloud in the language it is written in', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/)
  await page.goto('/net-takoj')
  await expect(page.getByText('Page not found: /net-takoj')).toHaveAttribute('lang', 'en')
})

test('an unknown path is a 404 for a post, too', async ({ request }) => {
  const answer = await request.post('/net/takoj/stranicy', { form: { a: '1' } })
  expect(answer.status()).toBe(404)
})

for (const path of ['/questions', '/ask']) {
  test(`a form that cannot be read is refused kindly: ${path}`, async ({ request }) => {
    const types: [string | undefined, number][] = [
      ['application/json', 415],
      [undefined, 415],
      ['multipart/form-data', 400],
      ['multipart/form-data; boundary=x', 400],
    ]
    for (const [type, status] of types) {
      const answer = await request.post(path, {
        headers: type ? { 'content-type': type } : {},
        data: Buffer.from('--y\r\nbroken'),
      })
      expect(answer.status(), `${type}`).toBe(status)
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
  })
}

for (const [address, path] of [
  ['//elsewhere.example', '/elsewhere.example'],
  ['//video?slug=korni', '/video?slug=korni'],
  ['//', '/'],
]) {
  test(`${address} names no other host, and leads to ${path}`, async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '')
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path: address }, resolve).on('error', reject)
    })
    answer.resume()
    expect([answer.statusCode, answer.headers.location]).toEqual([308, path])
  })
}

test('no error shows what is inside', async ({ request }) => {
  for (const path of ['/articles/%E0%A4%A', '/media/..%2f..%2fpackage.json', '/%00', '/lesson/..%2f']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBeGreaterThanOrEqual(400)
    expect(await answer.text(), path).not.toMatch(/node_modules|\bat .*\.(ts|js):\d+/)
  }
})

test('/.well-known/security.txt names the address for reports of holes', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: .+Z\nPreferred-Languages: ru, en\n/)
})

test('robots.txt and sitemap.xml name the pages', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of [
    '/',
    '/video',
    '/articles/kak-zakrasit-sedinu',
    '/video?slug=smyvaem-krasku',
    '/privacy',
  ]) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  }
})
