import type { Browser, Page } from '@playwright/test'
import { openAwake } from '../../e2e/support/awake.ts'
import { atMost, type Figure, median, plain } from '../support/figure.ts'
import { newPhone } from '../support/phone.ts'

const runs = 7
const slowdown = 4

/** Popups that a visitor may open before anything else. */
const openers = {
  video: 'a[data-dialog="popup-video"]',
  feedback: 'a[data-dialog="popup-feedback"]',
  shops: 'a[data-dialog="popup-shops"]',
  search: 'a[data-dialog="popup-search"]',
}

/** A page of a link and the dialog that it opens: what this machine takes at the moment for the least that a press can do. */
const barePage = `<!doctype html><a href="/" onclick="document.querySelector('dialog').showModal(); return false">Вопрос</a>
  <dialog>Форма</dialog>`

/**
 * Times from a tap to its result, on a processor four times as slow. Times of popups are told as multiples of the bare page's, so that a busy
 * machine does not break their limits.
 */
export async function measureInteractions(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const bare = await repeat(browser, async (page) => {
    await page.setContent(barePage)
    return timeToPaint(page, 'a', 'dialog[open]')
  })
  const figures: Figure[] = [plain('press to dialog painted on a bare page, 4× CPU', bare, 'ms')]
  const inBares = (name: string, milliseconds: number, limit: number) =>
    figures.push(
      plain(name, milliseconds, 'ms'),
      atMost(`${name}, of the bare page`, milliseconds / bare, limit, '×'),
    )
  for (const [name, opener] of Object.entries(openers)) {
    const first = await repeat(browser, async (page) => {
      await page.goto(siteUrl, { waitUntil: 'load' })
      await bringIntoSight(page, opener)
      return timeToPaint(page, opener, 'dialog[open]')
    })
    inBares(`first click to popup «${name}» painted, 4× CPU`, first, 8)
  }
  const again = await repeat(browser, async (page) => {
    await openAwake(page, siteUrl)
    await page.waitForLoadState('networkidle')
    await timeToPaint(page, openers.feedback, 'dialog[open]')
    await page.locator('dialog[open] form').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    return timeToPaint(page, openers.feedback, 'dialog[open]')
  })
  inBares('popup «feedback» again, 4× CPU', again, 8)
  const early = await repeat(browser, async (page) => {
    await slowDown(page)
    await page.goto(siteUrl, { waitUntil: 'commit' })
    await page.locator(openers.feedback).first().waitFor({ state: 'attached' })
    return timeToPaint(page, openers.feedback, 'dialog[open]')
  })
  inBares('popup «feedback» on a page that is still arriving, slow 4G, 4× CPU', early, 16)
  const navigation = await repeat(browser, async (page) => {
    await openAwake(page, siteUrl)
    await page.waitForLoadState('networkidle')
    return timeToPaint(page, 'header a[href="/video"]', 'h1')
  })
  inBares('/ → /video, new h1 painted, 4× CPU', navigation, 16)
  const found = await repeat(browser, (page) => timeToHits(page, siteUrl), 1)
  figures.push(atMost('last key in the search popup → hits painted', found, 150, 'ms'))
  return figures
}

/** The network that Lighthouse calls slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  })
}

/** From the last key of a query until its hits are shown. */
async function timeToHits(page: Page, siteUrl: string): Promise<number> {
  await openAwake(page, siteUrl)
  await page.waitForLoadState('networkidle')
  await page.locator(openers.search).first().click()
  const field = page.getByRole('combobox')
  await field.pressSequentially('закрасить седин', { delay: 80 })
  await page.getByRole('option').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Listens before the key is pressed; the object keeps the promise from being waited for here.
  const watched = await field.evaluateHandle((element) => ({
    hits: new Promise<number>((resolve) => {
      element.addEventListener(
        'input',
        () => {
          const begin = performance.now()
          const look = () => {
            if (element.getAttribute('aria-busy') !== 'false') return requestAnimationFrame(look)
            return resolve(performance.now() - begin)
          }
          requestAnimationFrame(look)
        },
        { once: true },
      )
    }),
  }))
  await page.keyboard.type('у')
  return watched.evaluate(({ hits }) => hits)
}

async function repeat(
  browser: Browser,
  measure: (page: Page) => Promise<number>,
  rate = slowdown,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const phone = await newPhone(browser)
    const page = await phone.newPage()
    const session = await phone.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    times.push(await measure(page))
    await phone.close()
  }
  return median(times)
}

/** A visitor can only press an element in sight: its part of the page has been laid out and painted by then. */
async function bringIntoSight(page: Page, pressed: string): Promise<void> {
  await page
    .locator(pressed)
    .first()
    .evaluate(async (element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
}

/** From the tap on one element until the other has newly come and the frame that shows it has been handed over for painting. */
async function timeToPaint(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    ([opener, result]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(opener ?? '')
        if (!element) throw new Error(`Nothing to press: ${opener}`)
        setTimeout(
          () => reject(new Error(`After a press on ${opener} no ${result} came in ten seconds`)),
          10_000,
        )
        for (const before of document.querySelectorAll<HTMLElement>(result ?? '')) before.dataset.before = ''
        const begin = performance.now()
        const look = () => {
          if (!document.querySelector(`${result}:not([data-before])`)) return requestAnimationFrame(look)
          // A frame shows all that is ready when it begins; the next task begins when the frame has been handed over.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - begin)
          return port2.postMessage(undefined)
        }
        element.click()
        requestAnimationFrame(look)
      }),
    [pressed, awaited],
  )
}
