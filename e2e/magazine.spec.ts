import { expect, type Page } from '@playwright/test'
import authors from '../content/authors.json' with { type: 'json' }
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { common, sections } = texts
const withPair = '/articles/kak-zakrasit-sedinu'
const withWide = '/articles/kak-vybrat-ottenok'
const withRemark = '/articles/pervoe-okrashivanie-doma'
const author = authors[0]?.name ?? ''

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

  test('on paper both pictures are whole, side by side or one below the other', async ({ page }) => {
    await openAwake(page, withPair)
    await page.emulateMedia({ media: 'print' })
    await expect(sliderOf(page)).toBeHidden()
    const [one, other] = await Promise.all([
      page
        .getByRole('main')
        .getByRole('img', { name: /седыми/ })
        .last()
        .boundingBox(),
      after(page).boundingBox(),
    ])
    if (!one || !other) throw new Error('A picture is not on the page')
    expect(other.x >= one.x + one.width || other.y >= one.y + one.height).toBe(true)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('two pictures stand with their words', async ({ page }) => {
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

test('an article bears its author’s name, and tells of them at its end, to search engines and in the feed', async ({
  page,
  request,
}) => {
  await openAwake(page, withPair)
  await expect(page.getByRole('main').locator('header').getByText(author)).toBeVisible()
  const about = page.getByRole('region', { name: sections.articles.author })
  await expect(about.getByText(author)).toBeVisible()
  await expect(about.getByText(/вымышленная/)).toBeVisible()
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structured.join()).toContain(JSON.stringify({ name: author }).slice(1, -1))
  expect(await (await request.get('/feed.xml')).text()).toContain(`<author><name>${author}</name></author>`)
})

test.describe('beside the text of an article', () => {
  const remark = (page: Page) => page.getByRole('complementary').filter({ hasText: /что.?-.?то\sне\sтак/ })

  for (const [width, isBeside] of [
    [768, false],
    [1280, true],
    [1920, true],
  ] as const) {
    test(`«Важно» stands ${isBeside ? 'in the margin' : 'in the text'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAwake(page, withRemark)
      const note = await remark(page).boundingBox()
      const table = await page.getByRole('main').getByRole('table').boundingBox()
      if (!note || !table) throw new Error('It is not on the page')
      expect(note.x >= table.x + table.width).toBe(isBeside)
      expect(note.width).toBeGreaterThan(200)
    })
  }

  test('first aid stands in the text, wherever it is read', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await openAwake(page, '/help')
    const call = await page.getByRole('complementary').filter({ hasText: '103' }).boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(Math.abs((call?.x ?? 0) - (title?.x ?? 1000))).toBeLessThan(2)
  })

  test('a wide picture reaches over the lines, and to the edges of a phone', async ({ page }) => {
    await openAwake(page, withWide)
    const picture = page.getByRole('main').getByRole('img', { name: /Семь\sпетель/ })
    const lines = page.getByRole('main').getByRole('list').filter({ hasText: 'чистые волосы' })
    expect((await picture.boundingBox())?.width).toBeGreaterThan(
      ((await lines.boundingBox())?.width ?? 0) + 100,
    )
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await picture.boundingBox()).toMatchObject({ x: 0 })
  })
})

test('a table of two columns is read on a phone as names with what belongs to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, withRemark)
  const table = page.getByRole('main').getByRole('table')
  await expect(page.getByRole('group', { name: common.table })).toHaveCount(0)
  const cells = await Promise.all(
    [/мало\sили\sнет/, /^35\sминут$/].map((words) =>
      table.getByRole('cell').filter({ hasText: words }).first().boundingBox(),
    ),
  )
  expect(cells[1]?.y).toBeGreaterThanOrEqual((cells[0]?.y ?? 0) + (cells[0]?.height ?? 0) - 1)
  expect(cells[1]?.x).toBe(cells[0]?.x)
  await openAwake(page, withPair)
  const wide = page.getByRole('group', { name: common.table }).first()
  await wide.focus()
  await expect(wide).toBeFocused()
})

test('an article leads into the shade finder, with the shade that its editor has chosen', async ({
  page,
}) => {
  await openAwake(page, withPair)
  await page.getByRole('main').getByRole('link', { name: 'Подобрать оттенок' }).click()
  await expect(page).toHaveURL('/shade?wish=6-0')
  await expect(page.locator('input[name=wish][value="6-0"]')).toBeChecked()
})

test('a line tells how far an article is read, unless motion is reduced', async ({ page }) => {
  await openAwake(page, withPair)
  const line = page.locator('article > [aria-hidden]').first()
  const share = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  expect(await share()).toBe(0)
  await page.getByRole('region', { name: sections.articles.author }).scrollIntoViewIfNeeded()
  await expect.poll(share).toBeGreaterThan(0.7)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(line).toBeHidden()
})

for (const path of [withPair, withWide, withRemark]) {
  test(`axe finds nothing, and nothing is wider than the screen: ${path}`, async ({ page }) => {
    await openAwake(page, path)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectToFit(page)
  })
}
