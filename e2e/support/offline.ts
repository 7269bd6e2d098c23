import { expect, type Page } from '@playwright/test'
import { texts } from './texts.ts'

/** The messages that a visitor gets without a network. */
export const { title: noNetwork } = texts.errors.offline

/** Notes on the page that it is this one, to tell it from one that was loaded after it. */
export const noteThisPage = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isThisPage: true }))

export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isThisPage' in window)).toBe(true)
}

/** The code of the popup that comes last: the others are there by then. */
export const lastPopupCode = (page: Page) => page.waitForResponse(/\/assets\/CookieSettings-.*\.js$/)

/** Pretends that data is saved: nothing is fetched ahead, and the page sleeps until it is touched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const value = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  })

/** The bar at the foot of the window. */
export const offlineBar = (page: Page) => page.locator('[popover]:popover-open', { hasText: noNetwork })
