import { expect, type Page } from '@playwright/test'
import { openSparing } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { inlineKilobytes, runningScripts } from './support/running-scripts.ts'
import { test } from './support/test.ts'
import { kilobytes, scriptsArrived, watchTransfers } from './support/transfers.ts'

/** Addresses under a path of the site that a page has asked for so far. */
function watchRequests(page: Page): (path: string) => string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return (path) => asked.filter((address) => address.startsWith(path))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  test('the main page runs at most 3 KB of script before the first touch, and has cost at most 130 KB when it is awake', async ({
    page,
    request,
  }) => {
    const running = runningScripts(await (await request.get('/')).text())
    expect(running).toHaveLength(1)
    expect(inlineKilobytes(running)).toBeLessThan(3)
    const transfers = await watchTransfers(page)
    await page.clock.install()
    await openSparing(page, '/')
    await page.clock.runFor('10')
    await scriptsArrived(page, transfers)
    const scripts = transfers.all().filter(({ isScript }) => isScript)
    expect(kilobytes(scripts)).toBeLessThan(130)
    // Where data is saved the code of popups comes when it is needed.
    expect(scripts.filter(({ url }) => /Popup-|CookieSettings/.test(url))).toEqual([])
  })

  test('neither fonts nor scripts are fetched beside the first picture', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install()
    const release = await holdRequests(page, '**/media/**')
    const asked = watchRequests(page)
    const opened = page.goto('/')
    await page.locator('footer').waitFor({ state: 'attached' })
    await expect.poll(() => asked('/media/').length).toBeGreaterThan(0)
    expect(asked('/assets/')).toEqual([])
    release()
    await opened
    await page.clock.runFor('05')
    await expect.poll(() => asked('/assets/').length).toBeGreaterThan(4)
  })
})
