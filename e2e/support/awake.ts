import type { Page } from '@playwright/test'
import { saveData } from './offline.ts'

/** Opens a page and waits until its scripts have taken over and its fonts are shown: nothing on it moves by itself any more. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-awake]').waitFor()
  await page.waitForFunction(areFontsShown)
}

/**
 * Opens a page in a browser that saves data, and wakes it by a key: nothing is prefetched, so scripts loaded later can be told from those
 * that the page woke with.
 */
export async function openSparing(page: Page, path: string): Promise<void> {
  await saveData(page)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page.locator('html[data-awake]').waitFor()
}

/** Whether the page is set in the site's own type. */
export function areFontsShown(): boolean {
  const hasCome = ({ family, status }: FontFace) => family.includes('Golos Text') && status === 'loaded'
  return [...document.fonts].some(hasCome)
}
