import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-awake]').waitFor()
}
