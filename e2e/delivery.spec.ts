import { type APIRequestContext, expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { pages } from './support/pages.ts'
import { startSlowPage } from './support/slow-page.ts'
import { test } from './support/test.ts'
import { kilobytes, watchTransfers } from './support/transfers.ts'

/** A compressed page changes as soon as it has been compressed better. */
const uncompressed = { 'accept-encoding': 'identity' }

test('pictures and icons may be shown by other sites, scripts and fonts may not', async ({
  page,
  request,
}) => {
  const loading = page.waitForResponse(/\.woff2$/)
  await page.goto('/')
  const picture = await page.locator('img[src*="/media/"]').first().getAttribute('src')
  const policyOf = async (path: string) => (await request.get(path)).headers()['cross-origin-resource-policy']
  expect(await policyOf(picture ?? '')).toBe('cross-origin')
  expect(await policyOf('/favicon.png')).toBe('cross-origin')
  expect((await loading).headers()['cross-origin-resource-policy']).toBe('same-origin')
})

test('files of the build are kept by browsers, those that are not there by nobody', async ({ request }) => {
  const icon = await request.get('/favicon.png')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(icon.headers()['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=86400')
  // Feed readers and lists of sites ask for this one.
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//)
  const [, script = ''] = /href="(\/assets\/root-[^"]+)"/.exec(await (await request.get('/')).text()) ?? []
  const compressed = await request.head(script)
  expect([compressed.status(), compressed.headers()['content-encoding']]).toEqual([200, 'br'])
  expect(compressed.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const missing of ['/assets/root-of-another-build.js', '/assets/..%2fserver%2findex.js']) {
    const answer = await request.get(missing)
    expect([answer.status(), answer.headers()['cache-control']], missing).toEqual([404, 'no-store'])
  }
})

test('a touch on a page that is still arriving wakes it once it is there', async ({ page, baseURL }) => {
  const slow = await startSlowPage(baseURL ?? '')
  await page.goto(`http://localhost:${slow.port}/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  // All scripts that a page wakes with have been loaded and run.
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null)
  await page.evaluate(async () => {
    const parts = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel$=modulepreload]:not([data-starter])'),
    ]
    await Promise.all(parts.map(({ href }) => import(href)))
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  slow.arrive()
  await page.locator('html[data-awake]').waitFor()
  await slow.stop()
})

test.describe('every page, from memory too', () => {
  for (const [name, path] of Object.entries(pages)) {
    // The shops are requested every time, and few people search for the same words.
    if (name === 'shops' || name === 'search') continue
    test(`${name}: names its scripts and styles by hash, and is safe to keep`, async ({ request }) => {
      await request.get(path)
      const answer = await request.get(path)
      const headers = answer.headers()
      expect(headers['x-page-cache']).toBe('hit')
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
      expect(policy).not.toContain('unsafe')
      // No page runs a script of another company, whatever lessons it leads to.
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/https?:|\*/)
      expect(policy).toContain('report-to csp')
      expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      // It would cost the start of another process when a visitor comes by an address alone.
      expect(headers['cross-origin-opener-policy']).toBeUndefined()
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/)
      expect(headers['set-cookie']).toBeUndefined()
      const known = await tagOf(request, path)
      const again = await request.get(path, { headers: { ...uncompressed, 'if-none-match': known } })
      expect(again.status()).toBe(304)
    })
  }

  test('parameters that mean nothing make no further page', async ({ request }) => {
    const paths = ['/', '/?utm_source=a', '/?gclid=1&fbclid=2']
    const tags = await Promise.all(paths.map((path) => tagOf(request, path)))
    expect(new Set(tags).size).toBe(1)
  })

  test('pages for one visitor are kept by nobody', async ({ request }) => {
    const posted = await request.post('/ask', { form: {} })
    expect(posted.headers()['cache-control']).toContain('no-store')
  })
})

test('scripts and fonts come compressed and are kept for ever', async ({ page, request }) => {
  const loading = page.waitForResponse(/\.woff2$/)
  await page.goto('/')
  const font = (await loading).url()
  const script = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel$=modulepreload]')?.href,
  )
  const headers = { 'accept-encoding': 'br' }
  const scriptHeaders = (await request.get(script ?? '', { headers })).headers()
  expect(scriptHeaders['content-encoding']).toBe('br')
  const fontHeaders = (await request.get(font, { headers })).headers()
  for (const { 'cache-control': control } of [scriptHeaders, fontHeaders])
    expect(control).toBe('public, max-age=31536000, immutable')
})

test('fonts come once the page is there; who comes from another page gets them at once', async ({ page }) => {
  /** Whether the fonts, once shown, had been asked for before the page was loaded. */
  const areFirst = () =>
    page.evaluate(async () => {
      const isShown = () =>
        [...document.fonts].some(({ family, status }) => family === 'Prata' && status === 'loaded')
      while (!isShown()) await new Promise(requestAnimationFrame)
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming?,
      ]
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return fonts.length > 0 && fonts.every(({ startTime }) => startTime < loadEventStart)
    })
  const transfers = await watchTransfers(page)
  await page.goto('/privacy')
  expect(await areFirst()).toBe(false)
  const fonts = () => transfers.all().filter(({ url, end }) => url.endsWith('.woff2') && Number.isFinite(end))
  await expect.poll(() => fonts().length).toBe(3)
  expect(kilobytes(fonts())).toBeLessThan(50)
  await page.goto('/cookies', { referer: page.url() })
  expect(await areFirst()).toBe(true)
})

test('the browser renders ahead for a page that sleeps; one that a touch has woken does that by itself', async ({
  page,
}) => {
  const rules = page.locator('script[type=speculationrules]')
  const release = await holdRequests(page, '**/media/**')
  const opened = page.goto('/')
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.mouse.down()
  await page.locator('html[data-awake]').waitFor()
  release()
  await opened
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Prata' && status === 'loaded'),
  )
  await expect(rules).toHaveCount(0)
  await holdRequests(page, '**/assets/*.js')
  await page.goto('/')
  await expect(rules).toHaveCount(1)
})

test('scripts are asked for once the page is set in its type', async ({ page }) => {
  await openAwake(page, '/privacy')
  const [fontsCame, scriptsAsked] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (ending: string) => entries.filter(({ name }) => name.endsWith(ending))
    return [
      Math.max(...of('.woff2').map(({ responseEnd }) => responseEnd)),
      Math.min(...of('.js').map(({ startTime }) => startTime)),
    ] as const
  })
  expect(scriptsAsked).toBeGreaterThan(fontsCame)
  expect(Number.isFinite(fontsCame) && Number.isFinite(scriptsAsked)).toBe(true)
})

test('fonts that do not come do not keep the page asleep', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto('/privacy')
  await expect(page.locator('html[data-awake]')).toBeAttached()
  release()
})

test('violations of the policy are reported and counted', async ({ page, request, expectedConsole }) => {
  // Browsers send reports when they like; how this one writes them is known beforehand.
  expectedConsole.push(/Content Security Policy/)
  await page.goto('/privacy')
  const seen = page.evaluate(
    () =>
      new Promise<{ directive: string; blocked: string }>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          resolve({ directive: effectiveDirective, blocked: blockedURI }),
        )
        const script = document.createElement('script')
        script.textContent = 'document.title = "taken over"'
        document.head.append(script)
      }),
  )
  const { directive, blocked } = await seen
  expect(await page.title()).not.toBe('taken over')
  const body = { documentURL: page.url(), effectiveDirective: directive, blockedURL: blocked }
  const count = async () => {
    const metrics = await (await request.get('/metrics')).text()
    return Number(/csp_violations_total\{directive="script-src-elem"\} (\d+)/.exec(metrics)?.[1] ?? 0)
  }
  const before = await count()
  const answer = await request.post('/csp-reports', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([{ type: 'csp-violation', age: 0, url: page.url(), body }]),
  })
  expect(answer.status()).toBe(204)
  expect(await count()).toBeGreaterThan(before)
})

test('/healthz, /readyz and /metrics tell how the site is', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
  const metrics = await (await request.get('/metrics')).text()
  for (const name of [
    'http_requests_total',
    'http_request_duration_seconds_bucket',
    'page_cache_total',
    'page_render_duration_seconds_count',
    'content_api_errors_total',
    'disk_free_bytes',
    '\nready 1\n',
  ])
    expect(metrics).toContain(name)
})

test('a purge needs the secret', async ({ request }) => {
  expect((await request.post('/purge')).status()).toBe(401)
  const wrong = { authorization: 'Bearer guessed' }
  expect((await request.post('/purge', { headers: wrong })).status()).toBe(401)
})

async function tagOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { headers: uncompressed })).headers().etag ?? ''
}
