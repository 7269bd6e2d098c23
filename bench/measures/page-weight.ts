import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { atMost, type Figure } from '../support/figure.ts'
import { newPhone } from '../support/phone.ts'
import { kilobytes, watchTransfers } from '../support/transfers.ts'

/** Popups by the link that opens them. */
const popups = {
  video: 'a[data-dialog="popup-video"]',
  feedback: 'a[data-dialog="popup-feedback"]',
  shops: 'a[data-dialog="popup-shops"]',
  cookies: 'a[data-dialog="popup-cookies"]',
}

/** What a phone pays for `/`: until it is loaded, until it is awake, and for each popup after that. */
export async function measurePageWeight(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await page.goto(siteUrl, { waitUntil: 'load' })
  await page.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = transfers.all().filter(({ isScript }) => isScript)
  const early = transfers.beforeLoad()
  figures.push(
    atMost('transfer before load of / at 360 px', kilobytes(early), 160, 'KB'),
    atMost('JavaScript before the first touch or idle', await inlineScriptKilobytes(page, early), 3, 'KB'),
    atMost('JavaScript of the interactive page', kilobytes(scripts), 130, 'KB'),
  )
  await phone.close()
  for (const [name, opener] of Object.entries(popups))
    figures.push(await measurePopup(browser, siteUrl, name, opener))
  return figures
}

/** Scripts that run with the page: those in it, and those it fetched before it was loaded. */
async function inlineScriptKilobytes(page: Page, early: { isScript: boolean; bytes: number }[]) {
  const answer = await page.request.get(page.url())
  const inline = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text ?? '')
    // The page's own data for React is text that nothing runs before the scripts are awake.
    .filter((text) => !text.includes('__reactRouterContext'))
    .join('\n')
  const fetched = early.filter(({ isScript }) => isScript).reduce((sum, { bytes }) => sum + bytes, 0)
  return (brotliCompressSync(inline).length + fetched) / 1024
}

async function measurePopup(
  browser: Browser,
  siteUrl: string,
  name: string,
  opener: string,
): Promise<Figure> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await page.goto(siteUrl)
  await page.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  const before = new Set(transfers.all().map(({ url }) => url))
  await page.locator(opener).filter({ visible: true }).first().click()
  await page.locator('dialog[open]').waitFor()
  await page.waitForLoadState('networkidle')
  const more = transfers.all().filter(({ url, isScript }) => isScript && !before.has(url))
  await phone.close()
  return atMost(`JavaScript of the popup «${name}»`, kilobytes(more), 20, 'KB')
}
