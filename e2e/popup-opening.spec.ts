import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { feedback, shops } = texts.popups

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: texts.navigation.ask })
const dialog = (page: Page) => page.getByRole('dialog', { name: feedback.title })
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'))

/** The moment of rest in which a dialog becomes modal by itself never comes. */
const withoutRest = (page: Page) =>
  page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }))

async function openAsleep(page: Page, path: string): Promise<void> {
  // They are never answered.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(path)
}

for (const [state, open] of Object.entries({ awake: openAwake, asleep: openAsleep })) {
  test.describe(`on a page that is ${state}`, () => {
    test.beforeEach(async ({ page, expectedConsole }) => {
      expectedConsole.push(/Failed to load resource|dynamically imported module/)
      await open(page, '/privacy')
    })

    test('a popup becomes modal by itself', async ({ page }) => {
      await opener(page).click()
      await expect.poll(() => isModal(page)).toBe(true)
    })

    test('a window comes from what was pressed, and stands at once where motion is reduced', async ({
      page,
    }) => {
      await opener(page).click()
      // The button is at the upper right of the window.
      const from = (side: string) =>
        dialog(page).evaluate(
          (element, name) => Number.parseInt(element.style.getPropertyValue(name), 10),
          side,
        )
      expect(await from('--from-x')).toBeGreaterThan(0)
      expect(await from('--from-y')).toBeLessThan(0)
      const panel = dialog(page).locator('> div')
      await expect(panel).toHaveCSS('animation-duration', '0.32s')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(panel).toHaveCSS('animation-name', 'none')
    })

    test('a key finds it modal already', async ({ page }) => {
      await withoutRest(page)
      await opener(page).click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      expect(await isModal(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  })
}

test('a field that is tapped at once keeps the focus, and is not called wrong', async ({ page }) => {
  await openAwake(page, '/privacy')
  await opener(page).click()
  await dialog(page).getByLabel(texts.forms.feedback.name.label).waitFor()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await withoutRest(page)
  await opener(page).click()
  const name = dialog(page).getByLabel(texts.forms.feedback.name.label)
  await name.click()
  await expect(name).toBeFocused()
  expect(await isModal(page)).toBe(true)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

/** Opens a page that goes on waking when the returned function is called. */
async function openWaking(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/root-*.js')
  await page.goto(path)
  return release
}

test('opened before the page wakes, it stays as it is, and gives the focus back to what opened it', async ({
  page,
}) => {
  const release = await openWaking(page, '/privacy')
  await withoutRest(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).evaluate((element) => {
    element.addEventListener('close', () => Object.assign(window, { wasClosed: true }))
  })
  release()
  await page.locator('html[data-awake]').waitFor()
  await dialog(page).getByLabel(texts.forms.feedback.name.label).waitFor()
  // The woken page does not know which element had the focus before; the code that opened the dialog does.
  expect(await isModal(page)).toBe(false)
  expect(await page.evaluate(() => 'wasClosed' in window)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('closed again before the page wakes, it stays closed', async ({ page }) => {
  const release = await openWaking(page, '/privacy')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  release()
  await page.locator('html[data-awake]').waitFor()
  // By now the press would have been handed over.
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookies }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('above a lesson its title has the focus at once', async ({ page }) => {
  await openAwake(page, '/video?slug=toniruem-blond')
  await withoutRest(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Где купить/ })
    .first()
    .click()
  const above = page.getByRole('dialog', { name: shops.title })
  await expect(above.getByRole('heading', { name: shops.title })).toBeFocused()
  expect(await above.evaluate((element) => element.matches(':modal'))).toBe(true)
})
