import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { common, sections } = texts
const withPair = '/articles/kak-zakrasit-sedinu'
const withRemark = '/articles/pervoe-okrashivanie-doma'

const sliderOf = (page: Page) => page.getByRole('slider', { name: common.compare.split(':')[0] })
/** The picture behind the edge. */
const after = (page: Page) => page.getByRole('img', { name: /без\sседых/ })

/** Share of the pair that shows the second picture. */
function shareAfter(page: Page): Promise<number> {
  return sliderOf(page).evaluate((slider) => {
    const side = slider.previousElementSibling
    const left = side && /^inset\(0px 0px 0px (.+)\)$/.exec(getComputedStyle(side).clipPath)?.[1]
    const probe = document.createElement('div')
    probe.style.cssText = `position: absolute; inline-size: ${left}`
    slider.parentElement?.append(probe)
    const share = 1 - probe.offsetWidth / (slider.clientWidth || 1)
    probe.remove()
    return share
  })
}

test.describe('before and after', () => {
  test('the edge follows the keyboard and the finger', async ({ page }) => {
    await openAwake(page, withPair)
    const slider = sliderOf(page)
    await slider.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => shareAfter(page)).toBeGreaterThan(0.9)
    await page.keyboard.press('End')
    await expect.poll(() => shareAfter(page)).toBeLessThan(0.1)
    const box = await slider.boundingBox()
    if (!box) throw new Error('The slider is not on the page')
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
    await expect.poll(() => shareAfter(page)).toBeGreaterThan(0.7)
    await expect.poll(() => shareAfter(page)).toBeLessThan(0.8)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('two pictures stand with their words', { tag: '@full' }, async ({ page }) => {
      await page.goto(withPair)
      await expect(sliderOf(page)).toBeHidden()
      const figure = page.getByRole('figure').filter({ has: after(page) })
      await expect(figure.getByText('До', { exact: true })).toBeVisible()
      await expect(figure.getByText('После', { exact: true })).toBeVisible()
      const boxes = await Promise.all((await figure.locator('picture').all()).map((one) => one.boundingBox()))
      expect(boxes).toHaveLength(2)
      expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) - 1)
    })
  })
})

test('«Важно» stands in the text, and in the margin where there is room', async ({ page }) => {
  await openAwake(page, withRemark)
  const note = page.getByRole('complementary').filter({ hasText: /что.?-.?то\sне\sтак/ })
  const table = page.getByRole('main').getByRole('table')
  for (const { width, isBeside } of [
    { width: 768, isBeside: false },
    { width: 1280, isBeside: true },
    { width: 1920, isBeside: true },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    const [remark, text] = [await note.boundingBox(), await table.boundingBox()]
    if (!remark || !text) throw new Error('It is not on the page')
    expect(remark.x >= text.x + text.width, `at ${width} px`).toBe(isBeside)
    expect(remark.width, `at ${width} px`).toBeGreaterThan(200)
  }

  // First aid stands in the text, wherever it is read.
  await openAwake(page, '/help')
  const call = await page.getByRole('complementary').filter({ hasText: '103' }).boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(Math.abs((call?.x ?? 0) - (title?.x ?? 1000))).toBeLessThan(2)
})

test('a line tells how far an article is read, unless motion is reduced', { tag: '@full' }, async ({
  page,
}) => {
  await openAwake(page, withPair)
  const line = page.locator('article > [aria-hidden]').first()
  const share = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  expect(await share()).toBe(0)
  await page.getByRole('region', { name: sections.articles.author }).scrollIntoViewIfNeeded()
  await expect.poll(share).toBeGreaterThan(0.7)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(line).toBeHidden()
})
