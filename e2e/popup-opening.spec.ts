import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { closePopup, expectClosed, expectInHistory, isLocked, isModal } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { cookie, feedback, shops } = texts.popups

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: texts.navigation.ask })
const dialog = (page: Page) => page.getByRole('dialog', { name: feedback.title })
const nameField = (page: Page) => dialog(page).getByLabel(texts.forms.feedback.name.label)
const loading = (page: Page) => page.getByRole('dialog').getByText(texts.common.loading, { exact: true })

/** The moment of rest in which a dialog becomes modal by itself never comes. */
const withoutRest = (page: Page) =>
  page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }))

/** Opens a page that goes on waking when the returned function is called. */
async function openWaking(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/root-*.js')
  await page.goto('/privacy')
  return release
}

const wake = (page: Page) => page.locator('html[data-awake]').waitFor()

test('a popup opens on a page that does not wake, out of what was pressed; when it wakes the popup stays as it is', async ({
  page,
}) => {
  const release = await openWaking(page)
  await withoutRest(page)
  await opener(page).click()
  // The button is at the upper right of the window.
  const from = (side: string) =>
    dialog(page).evaluate((element, name) => Number.parseInt(element.style.getPropertyValue(name), 10), side)
  expect(await from('--from-x')).toBeGreaterThan(0)
  expect(await from('--from-y')).toBeLessThan(0)
  // A key finds it modal.
  await page.keyboard.press('Tab')
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  expect(await isModal(dialog(page))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).evaluate((element) => {
    element.addEventListener('close', () => Object.assign(window, { wasClosed: true }))
  })
  release()
  await wake(page)
  await nameField(page).waitFor()
  // The woken page does not know which element had the focus before; the code that opened the dialog does.
  expect(await isModal(dialog(page))).toBe(false)
  expect(await page.evaluate(() => 'wasClosed' in window)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a popup closed again before the page wakes stays closed', { tag: '@full' }, async ({ page }) => {
  const release = await openWaking(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  release()
  await wake(page)
  // By now the press would have been handed over.
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookies }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a field that is tapped at once keeps the focus, and is not called wrong', { tag: '@full' }, async ({
  page,
}) => {
  await openAwake(page, '/privacy')
  await opener(page).click()
  await nameField(page).waitFor()
  await closePopup(page)
  await withoutRest(page)
  await opener(page).click()
  await nameField(page).click()
  await expect(nameField(page)).toBeFocused()
  expect(await isModal(dialog(page))).toBe(true)
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('a popup whose code is slow says that it is loading, and stays closed when it is closed meanwhile', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*FeedbackPopup*.js')
  await openAwake(page, '/privacy')
  await opener(page).click()
  await expect(loading(page)).toBeVisible()
  expect(await isLocked(page)).toBe(true)
  await expectInHistory(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(loading(page)).toBeVisible()
  await closePopup(page)
  release()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => isLocked(page)).toBe(false)
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(nameField(page)).toBeVisible()
  await expect(loading(page)).toBeHidden()
})

test('a popup opened in the moment in which another is closed stays open, and Back closes it', async ({
  page,
}) => {
  await openAwake(page, '/privacy')
  await opener(page).click()
  await nameField(page).waitFor()
  await expectInHistory(page)
  // In one task: the browser goes back from the first only after it.
  const footer = page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings })
  await footer.evaluate((link: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] [data-close]')?.click()
    link.click()
  })
  const second = page.getByRole('dialog', { name: cookie.title })
  await expect(second).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.usr?.popups)).toEqual([{ name: 'cookies' }])
  await expect(second).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL('/privacy')
})

test('when the code of a popup cannot be loaded the page reloads, and opens it', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|dynamically imported module/)
  // The route stays: taking it away while the page reloads may hold up the reload for ever.
  let isReloading = false
  await page.route('**/assets/*FeedbackPopup*.js', (route) =>
    isReloading ? route.continue() : route.abort(),
  )
  await openAwake(page, '/privacy')
  page.on('request', (request) => {
    isReloading ||= request.isNavigationRequest()
  })
  const reloaded = page.waitForEvent('load')
  await opener(page).click()
  await reloaded
  await expect(nameField(page)).toBeVisible()
})

test('a popup opened where the address has a hash leaves the page where it is', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  await page.locator('#articles').scrollIntoViewIfNeeded()
  await expect(page.locator('#articles')).toBeInViewport()
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  // Not by `click`, which would first scroll to the place that the header would have if it were not sticky.
  const { x = 0, y = 0 } = (await opener(page).boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 20)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await top()).toBe(before)
  await closePopup(page)
  await expect.poll(top).toBe(before)
})

test('above a lesson the shops open with the focus on their title, and lead back to it', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/video?slug=toniruem-blond')
  await withoutRest(page)
  const link = page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`^${shops.title}`) })
    .first()
  await link.click()
  const above = page.getByRole('dialog', { name: shops.title })
  await expect(above.getByRole('heading', { name: shops.title })).toBeFocused()
  expect(await isModal(above)).toBe(true)
  await expect(above.getByRole('link', { name: /Ozon/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(link).toBeFocused()
})
