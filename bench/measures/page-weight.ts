import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openSparing } from '../../e2e/support/awake.ts'
import { dataKilobytes, inlineKilobytes, runningScripts } from '../../e2e/support/running-scripts.ts'
import { kilobytes, popupArrived, type Transfer, watchTransfers } from '../../e2e/support/transfers.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { newPhone } from '../support/phone.ts'

/** Popups, opened by their links, and how many kilobytes of JavaScript each may need. */
const popups = { video: 20, feedback: 20, shops: 20, cookies: 20, search: 12 }

/**
 * Everything that a phone loads for `/`: until it is loaded, until it is awake, until its end has been seen, and for each popup after that.
 */
export async function measurePageWeight(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await page.goto(siteUrl, { waitUntil: 'load' })
  await page.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  const early = transfers.beforeLoad()
  figures.push(
    ...(await measureHtml(siteUrl)),
    atMost('elements of /', await page.locator('*').count(), 900, ''),
    atMost('transfer before load of / at 360 px', kilobytes(early), 85, 'KB'),
    atMost('JavaScript before the first touch or idle', await earlyScriptKilobytes(page, early), 4, 'KB'),
  )
  await scrollToEnd(page)
  const all = transfers.all()
  figures.push(
    atMost('JavaScript of /, seen to its end', kilobytes(all.filter(({ isScript }) => isScript)), 118, 'KB'),
    atMost('all that / brings, seen to its end', kilobytes(all), 527, 'KB'),
  )
  await phone.close()
  figures.push(await measureAwakePage(browser, siteUrl))
  for (const [name, limit] of Object.entries(popups))
    figures.push(await measurePopup(browser, siteUrl, name, limit))
  return figures
}

/** Without prefetched scripts: the popups, which are measured one by one, and the next pages. */
async function measureAwakePage(browser: Browser, siteUrl: string): Promise<Figure> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await openSparing(page, siteUrl)
  await page.waitForLoadState('networkidle')
  const scripts = transfers.all().filter(({ isScript }) => isScript)
  await phone.close()
  return atMost('JavaScript of the interactive page', kilobytes(scripts), 118, 'KB')
}

/** The HTML of the main page, once it has been compressed as well as it can be, whatever the page cache has done by now. */
async function measureHtml(siteUrl: string): Promise<Figure[]> {
  const html = await (await fetch(siteUrl)).text()
  return [
    atMost('/ compressed with the best quality', brotliCompressSync(html).length / 1024, 24, 'KB'),
    atMost('data of / in its HTML', dataKilobytes(html), 25, 'KB'),
  ]
}

/** Step by step, so that pictures come when their places are near; nothing is touched. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = async (): Promise<void> => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 120))
      if (scrollY + innerHeight < document.documentElement.scrollHeight - 2) await step()
    }
    await step()
  })
  await page.waitForLoadState('networkidle')
}

/** Scripts that run with the page: those in it, and those it fetched before it was loaded. */
async function earlyScriptKilobytes(page: Page, early: Transfer[]): Promise<number> {
  const html = await (await page.request.get(page.url())).text()
  return inlineKilobytes(runningScripts(html)) + kilobytes(early.filter(({ isScript }) => isScript))
}

async function measurePopup(browser: Browser, siteUrl: string, name: string, limit: number): Promise<Figure> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await openSparing(page, siteUrl)
  await page.waitForLoadState('networkidle')
  const before = new Set(transfers.all().map(({ url }) => url))
  await page.locator(`a[data-dialog="popup-${name}"]`).filter({ visible: true }).first().click()
  await popupArrived(page, transfers)
  const more = transfers.all().filter(({ url, isScript }) => isScript && !before.has(url))
  await phone.close()
  return atMost(`JavaScript of the popup «${name}»`, kilobytes(more), limit, 'KB')
}
