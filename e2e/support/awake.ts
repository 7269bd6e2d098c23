import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over and its fonts are shown: nothing on it moves by itself any more. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-awake]').waitFor()
  await page.waitForFunction(areFontsShown)
}

/** Whether the page is set in the site's own type. */
export function areFontsShown(): boolean {
  return [...document.fonts].some(
    // They come one after the other, this one last.
    ({ family, weight, status }) =>
      family.includes('Golos Text') && weight.startsWith('600') && status === 'loaded',
  )
}
