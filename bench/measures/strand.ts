import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openAwake, openSparing } from '../../e2e/support/awake.ts'
import { watchTransfers } from '../../e2e/support/transfers.ts'
import { atMost, type Figure, median, plain } from '../support/figure.ts'
import { newPhone } from '../support/phone.ts'

const slowdown = 4
/** Steps of a drag. */
const steps = 40
const answered = '/shade?level=6&grey=50&wish=cover-grey'
/** Levels whose strands have not been shown before, one for each run. */
const levels = ['3', '4', '7', '8', '9']
/** How long a strand is waited for before the measurement fails. */
const drawTimeoutMs = 20_000

/** The strand of the shade finder: how soon it is shown, how smoothly it is dragged, and the size of its scripts. */
export async function measureStrand(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const changes: number[] = []
  const times: number[] = []
  const borders: number[] = []
  for (const level of levels) {
    const phone = await newPhone(browser)
    const page = await phone.newPage()
    const session = await phone.newCDPSession(page)
    await openAwake(page, siteUrl + answered)
    await wakeFinder(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    changes.push(await timeToStrand(page, level))
    times.push(await longestUsualFrame(page, 'Цвет со временем', true))
    borders.push(await longestUsualFrame(page, 'Граница', false))
    await phone.close()
  }
  const { own, asleep, strand } = await scriptKilobytes(browser, siteUrl)
  return [
    atMost('strand shown after a change, 4× CPU, software GL', median(changes), 150, 'ms'),
    atMost('work in a frame while minutes are dragged (95 %), 4× CPU, software GL', median(times), 16, 'ms'),
    atMost('work in a frame while the border is dragged (95 %), 4× CPU', median(borders), 16, 'ms'),
    atMost('own script of /shade, what works answers out included', own, 20, 'KB'),
    plain('of it until the page is awake', asleep, 'KB'),
    atMost('script that draws strands', strand, 8, 'KB'),
  ]
}

/** Touches the form, and waits until the scripts that answer and draw have loaded. */
async function wakeFinder(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Корни' }).first().click()
  await page.locator('input[name="level"][value="5"]').check()
  await page.locator('canvas[data-drawn-by="webgl2"]').first().waitFor({ state: 'attached' })
}

/** From a changed answer until the frame that shows its strand has been handed over. */
function timeToStrand(page: Page, level: string): Promise<number> {
  return page.evaluate(
    ([value, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const choice = document.querySelector<HTMLInputElement>(`input[name="level"][value="${value}"]`)
        const canvases = [...document.querySelectorAll('canvas')]
        if (!choice || canvases.length === 0) {
          reject(new Error('There is nothing to choose or to draw on'))
          return
        }
        for (const canvas of canvases) delete canvas.dataset.drawnBy
        const begin = performance.now()
        const look = () => {
          const isDrawn = [...document.querySelectorAll('canvas')].some(
            ({ dataset, hidden }) => dataset.drawnBy && !hidden,
          )
          if (!isDrawn && performance.now() - begin > timeout) return reject(new Error('No strand was drawn'))
          if (!isDrawn) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - begin)
          return port2.postMessage(undefined)
        }
        choice.click()
        requestAnimationFrame(look)
      }),
    [level, drawTimeoutMs] as const,
  )
}

/**
 * Drags a slider and tells how long the page works in a frame, from the input until the frame is handed over; one in twenty may take longer.
 * @param isDrawn whether each step has a strand of its own drawn.
 */
function longestUsualFrame(page: Page, name: string, isDrawn: boolean): Promise<number> {
  return page.evaluate(
    async ([label, count, mustDraw]) => {
      // Labels are typeset: some of their spaces do not break, and joiners are not seen.
      const isNamed = (given: string | null | undefined) =>
        given?.replace(/\s/g, ' ').replaceAll('\u2060', '').trim().startsWith(label)
      const slider = [...document.querySelectorAll<HTMLInputElement>('input[type="range"]')].find(
        (input) => isNamed(input.ariaLabel) || isNamed(input.labels?.[0]?.textContent),
      )
      if (!slider) throw new Error(`There is no slider ${label}`)
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const works: number[] = []
      for (let step = 0; step < count; step++) {
        await new Promise(requestAnimationFrame)
        const before = slider.ariaValueText
        for (const canvas of document.querySelectorAll('canvas')) delete canvas.dataset.drawnBy
        const begin = performance.now()
        const value = (step * 17) % (Number(slider.max) + 1)
        set?.call(slider, String(value))
        slider.dispatchEvent(new Event('input', { bubbles: true }))
        const { port1, port2 } = new MessageChannel()
        await new Promise((resolve) => {
          port1.onmessage = resolve
          port2.postMessage(undefined)
        })
        works.push(performance.now() - begin)
        if (slider.ariaValueText === before) throw new Error(`The page took no notice of ${label}`)
        if (mustDraw && !document.querySelector('canvas[data-drawn-by]:not([hidden])'))
          throw new Error(`Nothing was drawn in the frame of a step of ${label}`)
      }
      return works.sort((one, other) => one - other)[Math.floor(count * 0.95)] ?? Number.NaN
    },
    [name, steps, isDrawn] as const,
  )
}

/** Kilobytes of the scripts that `/shade` loads and the main page does not, and of those that draw strands, compressed as by the build. */
async function scriptKilobytes(
  browser: Browser,
  siteUrl: string,
): Promise<{ own: number; asleep: number; strand: number }> {
  const known = await scriptsOf(browser, `${siteUrl}/`, false)
  const isNew = (url: string) => !known.includes(url)
  const isDrawing = (url: string) => /\/(draw-strand|cpu-painter)-/.test(url)
  const asleep = (await scriptsOf(browser, siteUrl + answered, false)).filter(isNew)
  const all = (await scriptsOf(browser, siteUrl + answered, true)).filter(isNew)
  const own = all.filter((url) => !isDrawing(url))
  const drawing = all.filter(isDrawing)
  if (asleep.length === 0 || own.length === asleep.length || drawing.length === 0)
    throw new Error(`Scripts of /shade are missing among ${all.join(', ')}`)
  const size = async (urls: string[]) => {
    const sizes = urls.map(async (url) => brotliCompressSync(await (await fetch(url)).arrayBuffer()).length)
    return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) / 1024
  }
  return { own: await size(own), asleep: await size(asleep), strand: await size(drawing) }
}

async function scriptsOf(browser: Browser, url: string, isTouched: boolean): Promise<string[]> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  const transfers = await watchTransfers(page)
  await openSparing(page, url)
  if (isTouched) await wakeFinder(page)
  await page.waitForLoadState('networkidle')
  await phone.close()
  return transfers.all().flatMap(({ url: address, isScript }) => (isScript ? [address] : []))
}
