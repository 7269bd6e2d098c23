import { expect, type Page } from '@playwright/test'
import { holdRequests } from './support/hold.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'

/** Adds rules to a page, and returns the changed computed styles of its elements and of their `::before` and `::after`. */
function changesBy(page: Page, rules: string): Promise<string[]> {
  return page.evaluate((text) => {
    // Folded parts are not laid out as a whole.
    for (const details of document.querySelectorAll('details')) details.open = true
    const looks = [...document.body.querySelectorAll('*')]
      .flatMap((element) => [null, '::before', '::after'].map((pseudo) => ({ element, pseudo })))
      .map(({ element, pseudo }) => ({ element, style: getComputedStyle(element, pseudo) }))
      .filter(({ style }) => style.content !== 'none')
    const read = () =>
      looks.map(({ element, style }) =>
        [...style].map((name) => `${element.className} ${name}: ${style.getPropertyValue(name)}`),
      )
    const before = read()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return read()
      .flatMap((look, at) => look.filter((value, name) => value !== before[at]?.[name]))
      .slice(0, 20)
  }, rules)
}

for (const path of Object.values(pages))
  test(`the rules that stand in ${path} are all that it needs: those of other pages change nothing`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The page stays asleep, so that nothing but the rules changes it.
    await holdRequests(page, '**/assets/later-*.css')
    await page.goto(path)
    await page.locator('html[data-fonts]').waitFor()
    const address = await page.locator('link[rel=x-stylesheet]').getAttribute('href')
    const rules = await (await request.get(address ?? '')).text()
    expect(await changesBy(page, rules)).toEqual([])
  })

test('a page wakes once the rules of all components are there', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/later-*.css')
  await page.goto('/')
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
  await page.waitForFunction(() => {
    const known = performance.getEntriesByType('resource').map(({ name }) => name)
    const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    return parts.length > 0 && parts.every(({ href }) => known.includes(href))
  })
  // All its scripts have come, and the one that starts the page waits.
  await expect(page.locator('script[type="text/x-module"]')).toBeAttached()
  release()
  await page.locator('html[data-awake]').waitFor()
})

test('a page whose rules did not come is used without scripts, and wakes with the next press', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/)
  let isBroken = true
  await page.route('**/assets/later-*.css', (route) => (isBroken ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.goto('/')
  await failed
  isBroken = false
  await page.locator('main a[data-dialog]').first().click()
  await page.locator('html[data-awake]').waitFor()
  await expect(page.locator('dialog[open]')).toBeVisible()
})
