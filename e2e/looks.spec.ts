import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Looks that the pictures of `screenshots.spec.ts` do not show: other widths, large letters, forced colours. */

/** How many lines a text takes. */
function linesOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Both must be seen.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // A phone's scrollbar takes no room.
  test.use({ isMobile: true, hasTouch: true })

  test('the name of the main page leaves no word alone on a line', async ({ page }) => {
    await openAwake(page, pages.home)
    expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBe(2)
  })

  test('a table of three short columns is read without scrolling', async ({ page }) => {
    await openAwake(page, pages.article)
    const table = page.getByRole('main').locator('[role="group"]').first()
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('tables of four columns, and of three with long words, are read without scrolling', async ({
    page,
  }) => {
    for (const path of [
      '/articles/kak-vybrat-ottenok',
      '/articles/uhod-posle-okrashivaniya-po-nedelyam',
      pages.privacy,
      pages.cookies,
    ]) {
      await openAwake(page, path)
      const table = page.getByRole('main').locator('[role="group"]').first()
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expect(table.getByRole('cell').last()).toBeVisible()
    }
  })

  test('with letters of twice the size the signs in the head keep theirs, and stay off the edge', async ({
    page,
  }) => {
    await openAwake(page, pages.shops)
    await enlarge(page)
    const menu = page.getByRole('button', { name: texts.navigation.openMenu })
    for (const place of [
      menu,
      page.getByRole('banner').getByRole('link', { name: texts.sections.search.title }),
    ]) {
      const sign = place.locator('svg')
      await expect.poll(async () => (await sign.boundingBox())?.width).toBeGreaterThan(40)
      const { x = 0, width = 0 } = (await sign.boundingBox()) ?? {}
      expect(x + width).toBeLessThan(350)
    }
  })

  test('with letters of twice the size the clock of the large lesson lies on no word', async ({ page }) => {
    await openAwake(page, pages.video)
    await enlarge(page)
    const frame = page.getByRole('main').getByRole('article').first()
    const words = frame.getByText(texts.sections.video.play, { exact: true })
    await expect.poll(() => overlap(words, frame.getByText(/^\d:\d\d/))).toBe(false)
  })

  test('with letters of twice the size the name of the minutes is no column of letters', async ({ page }) => {
    await openAwake(page, pages['finder with an answer'])
    await enlarge(page)
    await expect.poll(() => linesOf(page.getByText('Цвет со временем'))).toBeLessThanOrEqual(3)
  })

  test('with letters of twice the size the numbers on the strands are larger, too', async ({ page }) => {
    await openAwake(page, pages.shade)
    const number = page
      .getByRole('navigation', { name: texts.sections.products.shade, exact: true })
      .getByText(/^6.?-.?0$/)
    const size = () => number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await enlarge(page)
    await expect.poll(size).toBeGreaterThan(1.8 * before)
  })
})

test('on a large screen the lessons go on to the edge of the window, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAwake(page, pages.home)
  const strip = page.locator('#lessons ul')
  const title = await page.locator('#lessons h2').boundingBox()
  const { left, right, first, width } = await strip.evaluate((list) => ({
    left: list.getBoundingClientRect().left,
    right: list.getBoundingClientRect().right,
    first: list.firstElementChild?.getBoundingClientRect().left,
    width: document.body.getBoundingClientRect().right,
  }))
  expect(left).toBeLessThanOrEqual(0)
  expect(right).toBeGreaterThanOrEqual(width)
  expect(first).toBeCloseTo(title?.x ?? 0, 0)
  // The page itself goes no further than the window.
  await page.evaluate(() => scrollBy({ left: 100, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

test('an article with nothing beside its text has lines of the full measure', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAwake(page, pages.article)
  const [text, picture] = await Promise.all([
    page.getByRole('main').getByRole('table').first().boundingBox(),
    page.getByRole('article').locator('header picture').boundingBox(),
  ])
  expect(text?.width).toBeGreaterThan(700)
  // The free space is about as wide as a margin, not as a column.
  const edge = ({ x = 0, width = 0 } = {}) => x + width
  expect(edge(picture ?? {}) - edge(text ?? {})).toBeLessThan(160)
})

test('where nothing stands beside a text it stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of [pages.help, pages.privacy, pages.shops, '/ask']) {
    await openAwake(page, path)
    const gaps = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const text = title.parentElement?.getBoundingClientRect()
      const columns = getComputedStyle(title.parentElement ?? title).gridTemplateColumns
      const width = Number.parseFloat(columns)
      const left = title.getBoundingClientRect().left
      return text ? { left, right: document.body.getBoundingClientRect().width - left - width } : null
    })
    expect(gaps?.left).toBeGreaterThan(200)
    expect(gaps?.right).toBeCloseTo(gaps?.left ?? 0, -1)
  }
})

test('the light along a strand is in sight at half its time', async ({ page }) => {
  await openAwake(page, pages.shade)
  const strand = page
    .getByRole('navigation', { name: texts.sections.products.shade, exact: true })
    .getByRole('link')
    .nth(1)
  const share = strand.locator('.sheen').evaluate(
    (picture) =>
      new Promise<number>((resolve) => {
        picture.addEventListener('animationstart', () => {
          const light = document
            .getAnimations()
            .find(({ effect }) => effect?.getComputedTiming().progress !== null)
          if (!light) return
          light.pause()
          light.currentTime = Number(light.effect?.getComputedTiming().duration) / 2
          const { transform } = getComputedStyle(picture, '::after')
          resolve(new DOMMatrix(transform).m41 / picture.getBoundingClientRect().width)
        })
      }),
  )
  await strand.hover()
  // Its brightest line is in the middle: from half the width on it is beyond the edge.
  expect(Math.abs(await share)).toBeLessThan(0.5)
})

test('no dark line stands beside the picture of a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openAwake(page, `${pages.video}?slug=test-na-allergiyu`)
  const film = page.getByRole('dialog').locator('video')
  const [inner, outer] = [await film.boundingBox(), await film.locator('..').boundingBox()]
  expect(inner?.x).toBeLessThan(outer?.x ?? 0)
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeGreaterThan((outer?.x ?? 0) + (outer?.width ?? 0))
})

test('the only lesson of a topic fills its row', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openAwake(page, pages['home by topic'])
    const list = page.locator('#lessons ul')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    const [row, lesson] = [await list.boundingBox(), await list.getByRole('listitem').boundingBox()]
    expect(lesson?.width).toBeCloseTo(row?.width ?? 0, 0)
  }
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the chosen topic and level differ from the others, and the path is seen', async ({ page }) => {
    await openAwake(page, pages.home)
    const main = page.getByRole('main')
    const background = (place: Locator) =>
      place.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect(main.locator('a[aria-current]:not(:has(img))').first()).toBeVisible()
    for (const chosen of await main.locator('a[aria-current]:not(:has(img))').all()) {
      const other = chosen.locator('xpath=ancestor::ul[1]//a[not(@aria-current)]').first()
      expect(await background(chosen)).not.toBe(await background(other))
    }
    const line = page.locator('#path li').first()
    expect(
      await line.evaluate((step) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(step, '::before')
        return `${borderTopWidth} ${borderTopStyle}`
      }),
    ).toBe('2px solid')
  })
})

test('somebody who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, pages.home)
  const moving = () =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part)
        const isStill =
          transitionDuration.split(', ').every((time) => time === '0s') && animationName === 'none'
        return isStill ? [] : [element.outerHTML.slice(0, 100)]
      }),
    )
  expect(await page.evaluate(moving)).toEqual([])
})
