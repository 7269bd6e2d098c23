import { expect, type Locator, type Page } from '@playwright/test'

/** Closes the one open popup by the keyboard. */
export async function closePopup(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expectClosed(page)
}

/** No popup is open. */
export const expectClosed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0)

/** A popup is in the browser's history, which follows a moment after it is seen: from now on Back closes it. */
export const expectInHistory = (page: Page) =>
  page.waitForFunction(() => history.state?.usr?.popups?.length > 0)

/** Whether the page behind a popup is kept from scrolling. */
export const isLocked = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('open-menu'))

export const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'))

/** Names of all popups: their dialogs stand in each page. */
export async function popupNames(): Promise<string[]> {
  const page = await fetch(new URL('/privacy', process.env.TEST_SITE_URL))
  return [...(await page.text()).matchAll(/<dialog id="popup-([^"]+)"/g)].map(([, name = '']) => name)
}
