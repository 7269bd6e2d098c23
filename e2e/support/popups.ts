import { expect, type Locator, type Page } from '@playwright/test'

/** Closes the one open popup by the keyboard. */
export async function closePopup(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expectClosed(page)
}

/**
 * No popup is open, and the browser's history has left it as well: that goes back by itself a moment after the popup is gone, and would
 * close a popup again that a test opens faster than any hand.
 */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.waitForFunction(() => !history.state?.usr?.popups?.length)
}

/** Whether the page behind a popup is kept from scrolling. */
export const isLocked = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('open-menu'))

export const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'))
