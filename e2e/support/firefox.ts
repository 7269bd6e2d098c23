import { launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { areFontsShown } from './awake.ts'

const siteUrl = process.env.TEST_SITE_URL
const executablePath = process.env.FIREFOX_PATH
if (!siteUrl || !executablePath)
  throw new Error('Run these tests by `npm test -- firefox`, which starts the servers.')

let browser: Awaited<ReturnType<typeof launch>>

beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath,
    // Its own size of a new page is set by a command that older Firefoxes lack, see `resize`.
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU', 'ui.prefersReducedMotion': 1 },
  })
})

afterAll(async () => {
  await browser?.close()
})

/** A page of a visitor who has never been here; any error that Firefox reports fails the test, unless it matches `expected`. */
export async function newVisitor(expected?: RegExp): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await resize(page, 1280)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  onTestFinished(async () => {
    await context.close()
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
  })
  return page
}

/** Opens a page whose scripts may stay asleep. */
export async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(`${siteUrl}${path}`)
}

/** Opens a page and waits until its scripts have taken over and its fonts are shown. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(`${siteUrl}${path}`)
  await page.waitForSelector('html[data-awake]')
  await page.waitForFunction(areFontsShown)
}

/** Text of the first element that fits, with plain spaces; waits for it. */
export async function textOf(page: Page, selector: string): Promise<string> {
  const element = await page.waitForSelector(selector, { visible: true })
  return (await element?.evaluate(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))) ?? ''
}

/** Gives a page a width, in CSS pixels. The driver also turns the screen, which Firefox ESR 140 cannot; by then the size is set. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })
}
