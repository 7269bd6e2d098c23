import { expect, type Page } from '@playwright/test'

/**
 * Closes the one open popup by the keyboard, and waits until the browser's history has left it as well: that goes back by itself a
 * moment after the popup is gone, and would close a popup again that a test opens faster than any hand.
 */
export async function closePopup(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.waitForFunction(() => !history.state?.usr?.popups?.length)
}
