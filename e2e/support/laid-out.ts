import { expect, type Locator } from '@playwright/test'

/** What is far away is laid out when it comes near, and only then has its place. */
export async function expectLaidOut(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
}
