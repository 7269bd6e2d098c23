import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { openAwake, openSparing } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { lastPopupCode } from './support/offline.ts'
import { inlineKilobytes, runningScripts } from './support/running-scripts.ts'
import { test } from './support/test.ts'
import {
  kilobytes,
  picturesArrived,
  popupArrived,
  scriptsArrived,
  watchTransfers,
} from './support/transfers.ts'

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

test.describe('budgets on a phone', () => {
  test.use(phone)

  test('the page and its first pictures weigh at most 160 KB', async ({ page }) => {
    const transfers = await watchTransfers(page)
    await page.goto('/', { waitUntil: 'load' })
    // The browser may fetch the rest before or after the load event.
    const awaited = [page.url(), ...(await picturesArrived(page, transfers))]
    const fetched = transfers.all().filter(({ url }) => awaited.includes(url))
    expect(fetched.length).toBeGreaterThan(1)
    expect(kilobytes(fetched)).toBeLessThan(160)
  })

  for (const path of ['/', '/video', '/articles/kak-zakrasit-sedinu']) {
    test(`nothing is fetched beside the first picture until that is there: ${path}`, async ({ page }) => {
      await page.clock.install()
      const release = await holdRequests(page, '**/media/**')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const opened = page.goto(path)
      await page.locator('footer').waitFor({ state: 'attached' })
      await expect.poll(() => asked.filter((url) => url.includes('/media/'))).toHaveLength(1)
      expect(asked.filter((url) => url.includes('/assets/'))).toEqual([])
      release()
      await opened
      await page.clock.runFor('05')
      await expect.poll(() => asked.filter((url) => /media|assets/.test(url)).length).toBeGreaterThan(5)
    })
  }

  const releases: [string, (page: Page) => Promise<unknown>][] = [
    ['the visitor moves the page', (page) => page.evaluate(() => scrollBy(0, 10))],
    ['three seconds are over', (page) => page.clock.runFor('03')],
  ]
  for (const [moment, release] of releases) {
    test(`a first picture that does not come keeps the others away only until ${moment}`, async ({
      page,
    }) => {
      await page.clock.install()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/media/')) asked.push(request.url())
      })
      // It is never answered.
      await page.route('**/media/slide-*', () => undefined)
      await page.goto('/video', { waitUntil: 'domcontentloaded' })
      await expect.poll(() => asked.length).toBe(1)
      await release(page)
      await expect.poll(() => asked.length).toBeGreaterThan(2)
    })
  }

  test('the main page comes with the first two answers of a network that has just begun', async ({
    request,
  }) => {
    const page = await (await request.get('/')).body()
    // 14.6 KB and 29.2, without the headers: the rest waits for the network once more.
    expect(brotliCompressSync(page).length / 1024).toBeLessThan(42)
  })

  test('at most 3 KB of script run before the first touch', async ({ request }) => {
    const text = await (await request.get('/')).text()
    expect(text).not.toMatch(/<script[^>]* src=/)
    const running = runningScripts(text)
    expect(running).toHaveLength(1)
    expect(inlineKilobytes(running)).toBeLessThan(3)
  })

  test('an awake page has cost at most 130 KB of scripts', async ({ page }) => {
    const transfers = await watchTransfers(page)
    await openSparing(page, '/')
    await scriptsArrived(page, transfers)
    expect(kilobytes(transfers.all().filter(({ isScript }) => isScript))).toBeLessThan(130)
  })

  test('code that is fetched ahead for the popups costs at most 20 KB more', async ({ page }) => {
    const transfers = await watchTransfers(page)
    const last = lastPopupCode(page)
    await openAwake(page, '/')
    await last
    await scriptsArrived(page, transfers)
    expect(kilobytes(transfers.all().filter(({ isScript }) => isScript))).toBeLessThan(150)
  })

  for (const [popup, limit] of [
    ['popup-video', 20],
    ['popup-shops', 20],
    ['popup-cookies', 20],
    ['popup-search', 12],
  ] as const) {
    test(`${popup} costs at most ${limit} KB more`, async ({ page }) => {
      const transfers = await watchTransfers(page)
      const scripts = () => transfers.all().filter(({ isScript }) => isScript)
      await openSparing(page, '/')
      await scriptsArrived(page, transfers)
      const before = new Set(scripts().map(({ url }) => url))
      await page.locator(`a[data-dialog="${popup}"]`).filter({ visible: true }).first().click()
      await popupArrived(page, transfers)
      expect(kilobytes(scripts().filter(({ url }) => !before.has(url)))).toBeLessThan(limit)
    })
  }
})
