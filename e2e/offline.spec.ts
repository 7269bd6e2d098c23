import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { expectSamePage, lastPopupCode, noNetwork, noteThisPage, offlineBar } from './support/offline.ts'
import { dialog, inBanner, inFooter, title } from './support/places.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { feedback } = texts.forms

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|preload/)
})

/** Opens a page, waits until it rests, and takes the network away. */
async function loseNetworkOn(page: Page, path = '/'): Promise<void> {
  const code = lastPopupCode(page)
  await openAwake(page, path)
  // Who uses the page gets the code of popups beforehand.
  await page.keyboard.press('Shift')
  await code
  await noteThisPage(page)
  await page.context().setOffline(true)
}

const findNetwork = (page: Page) => page.context().setOffline(false)

test('popups say that there is no network, or work without one', async ({ page }) => {
  await loseNetworkOn(page)
  const shops = page
    .locator('#products')
    .getByRole('link', { name: /Где купить/ })
    .first()
  await shops.click()
  await expect(dialog(page).getByText(noNetwork)).toBeVisible()
  await findNetwork(page)
  await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
  await closePopup(page)
  await page.context().setOffline(true)
  const question = dialog(page).getByLabel(feedback.question.label)
  await inBanner(page, texts.navigation.ask).click()
  await question.fill('Волосы русые, хочу светлее на два тона.')
  await closePopup(page)
  await inFooter(page, texts.footer.cookieSettings).click()
  await expect(dialog(page).getByText(texts.popups.cookie.nothing)).toBeVisible()
  await closePopup(page)
  await inBanner(page, texts.navigation.ask).click()
  await expect(question).toHaveValue('Волосы русые, хочу светлее на два тона.')
  await expectSamePage(page)
})

test('a link to another page leaves this one whole, and opens when the network is back', async ({ page }) => {
  await loseNetworkOn(page, '/faq')
  const name = page.locator('#ask').getByLabel(feedback.name.label)
  await name.fill('Анна')
  await inFooter(page, texts.footer.consent).click()
  await expect(offlineBar(page)).toBeVisible()
  await expect(page).toHaveURL('/faq')
  await expect(name).toHaveValue('Анна')
  await expect(page.locator('[role=status]')).toHaveCount(0)
  // Two scripts look for the network: whichever finds it first, the page opens.
  let looks = 0
  await page.route('**/favicon.png', async (route) => {
    looks += 1
    if (looks > 1) await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.continue()
  })
  await findNetwork(page)
  await expect(page).toHaveURL('/consent')
  await expect(title(page)).toBeFocused()
  await expect(offlineBar(page)).toBeHidden()
  await expectSamePage(page)
})

test('a page whose answer is lost on the way is asked for again', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_CONNECTION_RESET/)
  await openAwake(page, '/privacy')
  await noteThisPage(page)
  let asked = 0
  await page.route('**/consent.data*', (route) => {
    asked += 1
    return asked === 1 ? route.abort('connectionreset') : route.continue()
  })
  // Without a pointer, at which the page would be fetched ahead.
  await inFooter(page, texts.footer.consent).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/consent')
  await expect(title(page)).toBeFocused()
  await expect(offlineBar(page)).toBeHidden()
  expect(asked).toBe(2)
  await expectSamePage(page)
})

test('pictures that did not come are loaded when the network is back', { tag: '@full' }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/)
  await page.route('**/media/**', (route) => route.abort())
  await openAwake(page, '/video')
  const picture = page.getByRole('main').locator('article img').first()
  const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  await expect.poll(widthOf).toBe(0)
  await page.context().setOffline(true)
  await page.unrouteAll()
  await findNetwork(page)
  await expect.poll(widthOf).toBeGreaterThan(0)
})

test('the bar fits every screen; once it is closed nothing opens by itself', {
  tag: '@full',
}, async ({ page }) => {
  await loseNetworkOn(page, '/privacy')
  await inFooter(page, texts.footer.consent).click()
  await expect(offlineBar(page)).toBeVisible()
  await expectToFit(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page)
  }
  await offlineBar(page).getByRole('button', { name: texts.common.close }).click()
  await expect(offlineBar(page)).toBeHidden()
  await findNetwork(page)
  await inFooter(page, texts.footer.cookies).click()
  await expect(page).toHaveURL('/cookies')
  await expectSamePage(page)
})

test('Back without a network tells so, and Forward leads back', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/privacy')
  await inFooter(page, texts.footer.consent).click()
  await expect(page).toHaveURL('/consent')
  const heading = title(page)
  await noteThisPage(page)
  await page.route('**/privacy.data*', (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
  await page.goBack({ waitUntil: 'commit' })
  await expect(offlineBar(page)).toBeVisible()
  await expect(heading).toHaveText(/Согласие/)
  await page.goForward({ waitUntil: 'commit' })
  await expect(offlineBar(page)).toBeHidden()
  await expect(heading).toHaveText(/Согласие/)
  await expectSamePage(page)
})

test('a link in a popup tells so within the popup', { tag: '@full' }, async ({ page }) => {
  await loseNetworkOn(page, '/privacy')
  await inFooter(page, texts.footer.cookieSettings).click()
  await dialog(page).getByRole('link', { name: texts.popups.cookie.more }).click()
  const retry = dialog(page).locator('[popover]').getByRole('button', { name: texts.common.retry })
  await expect(retry).toBeVisible()
  await retry.click()
  await findNetwork(page)
  await expect(page).toHaveURL('/cookies')
  await expectSamePage(page)
})
