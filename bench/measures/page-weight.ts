import type { Browser, Page } from '@playwright/test'
import { openAwake } from '../../e2e/support/awake.ts'
import { inlineKilobytes, runningScripts } from '../../e2e/support/running-scripts.ts'
import { kilobytes, popupArrived, type Transfer, watchTransfers } from '../../e2e/support/transfers.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { newPhone } from '../support/phone.ts'

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
    atMost('JavaScript before the first touch or idle', await earlyScriptKilobytes(page, early), 3, 'KB'),
    atMost('JavaScript of the interactive page', kilobytes(scripts), 130, 'KB'),
  )
  await phone.close()
  for (const [name, opener] of Object.entries(popups))
    figures.push(await measurePopup(browser, siteUrl, name, opener))
  return figures
}

/** Scripts that run with the page: those in it, and those it fetched before it was loaded. */
async function earlyScriptKilobytes(page: Page, early: Transfer[]): Promise<number> {
  const html = await (await page.request.get(page.url())).text()
  return inlineKilobytes(runningScripts(html)) + kilobytes(early.filter(({ isScript }) => isScript))
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
  await openAwake(page, siteUrl)
  await page.waitForLoadState('networkidle')
  const before = new Set(transfers.all().map(({ url }) => url))
  await page.locator(opener).filter({ visible: true }).first().click()
  await popupArrived(page, transfers)
  const more = transfers.all().filter(({ url, isScript }) => isScript && !before.has(url))
  await phone.close()
  return atMost(`JavaScript of the popup «${name}»`, kilobytes(more), 20, 'KB')
}
