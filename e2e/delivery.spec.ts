import { expect } from '@playwright/test'
import { startSlowPage } from './support/local-server.ts'
import { test } from './support/test.ts'
import { kilobytes, watchTransfers } from './support/transfers.ts'

test('a touch on a page that is still arriving wakes it once it is there', async ({ page, baseURL }) => {
  const slow = await startSlowPage(baseURL ?? '')
  await page.goto(`http://localhost:${slow.port}/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  slow.arrive()
  await page.locator('html[data-awake]').waitFor()
  await slow.stop()
})

test('scripts of the build come compressed and are kept for ever; an icon has its type', async ({
  request,
}) => {
  const [, script = ''] = /"(\/assets\/root-[^"]+)"/.exec(await (await request.get('/')).text()) ?? []
  const { 'content-encoding': encoding, 'cache-control': control } = (await request.head(script)).headers()
  expect([encoding, control]).toEqual(['br', 'public, max-age=31536000, immutable'])
  // Feed readers and lists of sites ask for this one.
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//)
})

test('fonts come once the page is there, and scripts after them; who comes from another page gets fonts at once', async ({
  page,
}) => {
  /** Whether all fonts, once shown, had been asked for before the page was loaded. */
  const areFirst = () =>
    page.evaluate(async () => {
      const isShown = () =>
        [...document.fonts].some(({ family, status }) => family === 'Prata' && status === 'loaded')
      while (!isShown()) await new Promise(requestAnimationFrame)
      const [loading] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return fonts.length > 0 && fonts.every(({ startTime }) => startTime < loading.loadEventStart)
    })
  const transfers = await watchTransfers(page)
  await page.goto('/privacy')
  expect(await areFirst()).toBe(false)
  const fonts = () => transfers.all().filter(({ url, end }) => url.endsWith('.woff2') && Number.isFinite(end))
  await expect.poll(() => fonts().length).toBe(3)
  expect(kilobytes(fonts())).toBeLessThan(50)
  await page.locator('html[data-awake]').waitFor()
  const [fontsCame, scriptsAsked] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (ending: string) => entries.filter(({ name }) => name.endsWith(ending))
    return [
      Math.max(...of('.woff2').map(({ responseEnd }) => responseEnd)),
      Math.min(...of('.js').map(({ startTime }) => startTime)),
    ] as const
  })
  expect(Number.isFinite(scriptsAsked)).toBe(true)
  expect(scriptsAsked).toBeGreaterThan(fontsCame)
  await page.goto('/cookies', { referer: page.url() })
  expect(await areFirst()).toBe(true)
})

test('a script that somebody has put into the page does not run', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Content Security Policy/)
  await page.goto('/privacy')
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        )
        const script = document.createElement('script')
        script.textContent = 'document.title = "taken over"'
        document.head.append(script)
      }),
  )
  // Browsers send reports when they like: csp-reports.test shows how they are counted.
  expect(violated).toBe('script-src-elem')
  expect(await page.title()).not.toBe('taken over')
})
