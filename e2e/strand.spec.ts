import { expect, type Locator, type Page } from '@playwright/test'
import { colourDifference, toCielab } from '../packages/colour/tests/difference.ts'
import { openAwake } from './support/awake.ts'
import { launchOptions } from './support/software-graphics.ts'
import { test } from './support/test.ts'

test.use({ launchOptions })

const answered = '/shade?level=6&grey=50&wish=6-0'
const border = (page: Page) => page.getByRole('slider', { name: 'Граница между «до» и «после»' }).first()
const time = (page: Page) => page.getByRole('slider', { name: /Цвет со временем/ }).first()
const strand = (page: Page, name: RegExp) => page.getByRole('img', { name }).first()
/** The drawing above the picture after dyeing. */
const drawn = (page: Page) => page.locator('canvas:not([hidden])').first()

test('the border between before and after follows the finger', async ({ page }) => {
  await openAwake(page, answered)
  await border(page).scrollIntoViewIfNeeded()
  /** How much of the picture before is cut off, per cent of its width. */
  const cutOff = () =>
    strand(page, /^До/).evaluate((image) => {
      const clipped = image.parentElement?.parentElement
      return clipped && Number.parseFloat(getComputedStyle(clipped).clipPath.split(' ')[1] ?? '')
    })
  expect(await cutOff()).toBe(50)
  const box = await border(page).boundingBox()
  if (!box) throw new Error('There is no border')
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(cutOff).toBeGreaterThan(70)
})

/** Waits until a strand has all of its pixels. */
const expectDrawnInFull = (page: Page) => expect(drawn(page)).toHaveAttribute('width', '480')

test('colour develops as minutes are dragged, in fewer pixels, and in full at rest; in the end the picture is there again', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  // The test reads pixels more often than a page would.
  expectedConsole.push(/willReadFrequently/)
  await openAwake(page, answered)
  await time(page).focus()
  await page.keyboard.press('Home')
  await expectDrawnInFull(page)
  const atFirst = await pixelsOf(drawn(page))
  const widths = await drawn(page).evaluateHandle((canvas) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(canvas.getAttribute('width'))).observe(canvas, {
      attributeFilter: ['width'],
    })
    return seen
  })
  const box = await time(page).boundingBox()
  if (!box) throw new Error('There are no minutes')
  const moveTo = (share: number) => page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
  await moveTo(0.1)
  await page.mouse.down()
  for (const share of [0.2, 0.3, 0.4, 0.5]) await moveTo(share)
  await expect.poll(() => widths.jsonValue()).toContain('240')
  // The finger still holds it.
  await expectDrawnInFull(page)
  expect(meanDifference(await pixelsOf(drawn(page)), atFirst)).toBeGreaterThan(0.2)
  await page.mouse.up()
  await page.keyboard.press('End')
  await expect(page.locator('canvas:not([hidden])')).toHaveCount(0)
})

test('another answer is drawn at once; a shade that is folded away when it is unfolded', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/shade?level=6&grey=50&wish=warmer')
  await page.getByText('Ваши ответы:').click()
  await page.locator('summary', { hasText: 'Корни' }).first().click()
  await page.locator('input[name="level"][value="7"]').check()
  await expect(strand(page, /^До: уровень\s7/)).toBeVisible()
  await expect(drawn(page)).toBeVisible()
  const folded = page.locator('details', { hasText: 'Что понадобится' }).first()
  await expect(folded.locator('canvas:not([hidden])')).toHaveCount(0)
  await folded.locator('summary').first().click()
  await expect(folded.locator('canvas:not([hidden])').first()).toBeVisible()
})

/** All pixels of a canvas. */
async function pixelsOf(canvas: Locator): Promise<number[]> {
  // A list of so many numbers would be long on its way.
  const written = await canvas.evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('2d')
    return context?.getImageData(0, 0, 480, 320).data.join() ?? ''
  })
  return written.split(',').map(Number)
}

/** Takes WebGL away from the page. */
const withoutGraphics = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === 'webgl2' ? null : Reflect.apply(getContext, this, args)
    } as typeof getContext
  })

async function drawAtMinute12(page: Page): Promise<{ by: string | null; pixels: number[] }> {
  await openAwake(page, answered)
  await time(page).fill('12')
  await expect(drawn(page)).toBeVisible()
  await expectDrawnInFull(page)
  return { by: await drawn(page).getAttribute('data-drawn-by'), pixels: await pixelsOf(drawn(page)) }
}

test('the graphics card draws what the formula says, which is drawn without one', async ({
  page,
  context,
}) => {
  const fast = await drawAtMinute12(page)
  const other = await context.newPage()
  await withoutGraphics(other)
  const slow = await drawAtMinute12(other)
  expect([fast.by, slow.by]).toEqual(['webgl2', '2d'])
  const at = (pixels: number[], index: number) =>
    toCielab([pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0])
  const differences: number[] = []
  for (let index = 0; index < slow.pixels.length; index += 4)
    differences.push(colourDifference(at(fast.pixels, index), at(slow.pixels, index)))
  differences.sort((one, other) => one - other)
  expect(differences.length).toBe(480 * 320)
  // Nearly black pixels may differ by a byte, which is more than 1 there.
  expect(differences[Math.floor(differences.length * 0.999)]).toBeLessThanOrEqual(1)
  expect(differences.at(-1)).toBeLessThanOrEqual(2)
})

/** Keeps the page's WebGL context where a test can take it away and give it back. */
const keepingGraphics = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, args)
      if (context instanceof WebGL2RenderingContext) {
        const graphics = context.getExtension('WEBGL_lose_context')
        addEventListener('test-lose-graphics', () => graphics?.loseContext())
        // Refers to its context and so keeps it alive: the page drops a lost context, and one that is gone cannot be restored.
        addEventListener('test-restore-graphics', () => {
          if (context.isContextLost()) graphics?.restoreContext()
        })
        for (const name of ['webglcontextlost', 'webglcontextrestored'])
          this.addEventListener(name, (event) => {
            // Without this the browser restores no context.
            event.preventDefault()
            // A context can be restored only once this event is over.
            setTimeout(() => document.documentElement.setAttribute('data-graphics', name))
          })
      }
      return context
    } as typeof getContext
  })

/** Waits until the page has been told that its graphics card is gone, or back. */
async function tellGraphics(page: Page, what: 'lose' | 'restore', told: string) {
  await page.evaluate((name) => dispatchEvent(new Event(name)), `test-${what}-graphics`)
  await expect(page.locator('html')).toHaveAttribute('data-graphics', told)
}

test('a graphics card that is taken away, and comes back, leaves every strand as it should be', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  // The processor stands in for the card, and draws a strand five times.
  test.setTimeout(120_000)
  // The test reads pixels more often than a page would.
  expectedConsole.push(/willReadFrequently/)
  await keepingGraphics(page)
  const before = await drawAtMinute12(page)
  expect(before.by).toBe('webgl2')
  const unlikeBefore = async () => meanDifference(await pixelsOf(drawn(page)), before.pixels)
  /** Has another minute drawn, and the same one once more. */
  const drawAgain = async () => {
    await page.keyboard.press('ArrowRight')
    await expect(drawn(page)).toHaveAttribute('data-drawn-by', '2d')
    await expect.poll(unlikeBefore).toBeGreaterThan(0.2)
    await page.keyboard.press('ArrowLeft')
    await expect(time(page)).toHaveValue('12')
    await expect.poll(unlikeBefore).toBeLessThan(0.1)
  }
  await tellGraphics(page, 'lose', 'webglcontextlost')
  expect(await pixelsOf(drawn(page))).toEqual(before.pixels)
  await drawAgain()
  await tellGraphics(page, 'restore', 'webglcontextrestored')
  expect(await unlikeBefore()).toBeLessThan(0.1)
  await drawAgain()
})

/** How much two pictures differ, in levels of a channel. */
function meanDifference(one: number[], other: number[]): number {
  const sum = one.reduce((all, value, index) => all + Math.abs(value - (other[index] ?? 0)), 0)
  return sum / one.length
}
