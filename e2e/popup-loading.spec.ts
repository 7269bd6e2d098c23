import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const loading = (page: Page) => dialog(page).getByText(texts.common.loading, { exact: true })
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('open-menu'))

/** For each popup: the request it waits for, the page that opens it, and its final content. */
const popups = {
  video: { path: '/video', late: '**/lesson/*', arrived: (page: Page) => dialog(page).locator('video') },
  shops: {
    path: '/',
    late: '**/shop-links*',
    arrived: (page: Page) => dialog(page).getByRole('listitem').first(),
  },
  feedback: {
    path: '/privacy',
    late: '**/assets/*FeedbackPopup*.js',
    arrived: (page: Page) => dialog(page).getByLabel(texts.forms.feedback.question.label),
  },
  cookies: {
    path: '/privacy',
    late: '**/assets/*CookieSettings*.js',
    arrived: (page: Page) => dialog(page).getByText(texts.popups.cookie.nothing),
  },
}

for (const [name, { path, late, arrived }] of Object.entries(popups)) {
  test.describe(`a slow popup: ${name}`, () => {
    const opener = (page: Page) =>
      page.locator(`[data-dialog="popup-${name}"]`).filter({ visible: true }).first()

    async function openSlowly(page: Page): Promise<() => void> {
      const release = await holdRequests(page, late)
      await openAwake(page, path)
      await opener(page).click()
      await expect(loading(page)).toBeVisible()
      return release
    }

    test('it says that it is loading, and then shows what it is for', async ({ page }) => {
      const release = await openSlowly(page)
      expect(await isLocked(page)).toBe(true)
      release()
      await expect(arrived(page)).toBeVisible()
      await expect(loading(page)).toBeHidden()
    })

    test('closed while it is loading, it stays closed', async ({ page }) => {
      const release = await openSlowly(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(path)
      release()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(dialog(page)).toBeHidden()
      await expect.poll(() => isLocked(page)).toBe(false)
      await expect(opener(page)).toBeFocused()
      await opener(page).click()
      await expect(arrived(page)).toBeVisible()
    })

    test('Back closes it while it is loading, and Forward opens it again', async ({ page }) => {
      const release = await openSlowly(page)
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await page.goForward()
      await expect(loading(page)).toBeVisible()
      release()
      await expect(arrived(page)).toBeVisible()
    })

    test('a second press in a row leaves it open', async ({ page }) => {
      await openAwake(page, path)
      await opener(page).dblclick()
      await expect(arrived(page)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(path)
    })
  })
}

test('a closed popup has nothing to say', async ({ page }) => {
  await openAwake(page, '/')
  const said = await page
    .locator('dialog:not([open]) :is([aria-live], [role=status], [role=alert])')
    .evaluateAll((regions) => regions.map(({ textContent }) => textContent))
  expect(said.filter(Boolean)).toEqual([])
})
