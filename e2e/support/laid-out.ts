import { expect, type Locator, type Page } from '@playwright/test'

/** Lays out the parts of the page that are far away, too, as the site does when it needs exact places. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
}

/** What is far away is laid out when it comes near, and only then has its place. */
export async function expectLaidOut(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
}
