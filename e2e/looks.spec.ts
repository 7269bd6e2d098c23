import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { enlargeText } from './support/checks.ts'
import { pages } from './support/pages.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Looks that the kept pictures do not show: other widths, large letters, forced colours. */

/** How many lines a text takes. */
function linesOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const strands = (page: Page) =>
  page.getByRole('navigation', { name: texts.sections.products.shade, exact: true })

test.describe('on a phone', () => {
  // A phone's scrollbar takes no room.
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('tables of up to four columns are read without scrolling, and those of two as names with what belongs to them', async ({
    page,
  }) => {
    const table = page.getByRole('main').locator('[role="group"]').first()
    for (const path of [
      pages.article,
      '/articles/kak-vybrat-ottenok',
      '/articles/uhod-posle-okrashivaniya-po-nedelyam',
      pages.privacy,
    ]) {
      await openAwake(page, path)
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expect(table.getByRole('cell').last()).toBeVisible()
    }
    await table.focus()
    await expect(table).toBeFocused()

    await openAwake(page, '/articles/pervoe-okrashivanie-doma')
    await expect(table).toHaveCount(0)
    const cell = (words: RegExp) => page.getByRole('cell').filter({ hasText: words }).first()
    const [name, value] = [await boxOf(cell(/мало\sили\sнет/)), await boxOf(cell(/^35\sминут$/))]
    expect(value.y).toBeGreaterThanOrEqual(name.bottom - 1)
    expect(value.x).toBe(name.x)
  })

  test('letters of twice the size stand on no other words, and those on strands grow, too', {
    tag: '@full',
  }, async ({ page }) => {
    await openAwake(page, pages.video)
    await enlargeText(page)
    const frame = page.getByRole('main').getByRole('article').first()
    await expect
      .poll(async () => {
        const words = await boxOf(frame.getByText(texts.sections.video.play, { exact: true }))
        const clock = await boxOf(frame.getByText(/^\d:\d\d/))
        return (
          words.x < clock.right && clock.x < words.right && words.y < clock.bottom && clock.y < words.bottom
        )
      }, 'the clock of the large lesson lies on no word')
      .toBe(false)

    await openAwake(page, pages['finder with an answer'])
    await enlargeText(page)
    await expect.poll(() => linesOf(page.getByText('Цвет со временем'))).toBeLessThanOrEqual(3)

    await openAwake(page, pages.shade)
    const number = strands(page).getByText(/^6.?-.?0$/)
    const size = () => number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await enlargeText(page)
    await expect.poll(size).toBeGreaterThan(1.8 * before)
  })
})

test('the lessons of the main page go on to the edge of a large window, which does not scroll', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAwake(page, pages.home)
  const strip = page.locator('#lessons ul')
  const row = await boxOf(strip)
  expect(row.x).toBeLessThanOrEqual(0)
  expect(row.right).toBeGreaterThanOrEqual((await boxOf(page.locator('body'))).right)
  const [first, title] = [await boxOf(strip.locator('> *').first()), await boxOf(page.locator('#lessons h2'))]
  expect(first.x).toBeCloseTo(title.x, 0)
  await page.evaluate(() => scrollBy({ left: 100, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

test('the name of a topic is not divided where it stands beside a picture, nor a word of the menu', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/?tag=bezopasnost')
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await linesOf(page.getByRole('heading', { level: 1 })), `${width} px`).toBe(1)
  }
  // The narrowest window with the whole menu.
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await linesOf(page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }))).toBe(1)
})

test('no dark line stands beside the picture of a lesson', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openAwake(page, `${pages.video}?slug=test-na-allergiyu`)
  const film = page.getByRole('dialog').locator('video')
  const [inner, outer] = [await boxOf(film), await boxOf(film.locator('..'))]
  expect(inner.x).toBeLessThan(outer.x)
  expect(inner.right).toBeGreaterThan(outer.right)
})

test('the light along a strand is in sight at half its time', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, pages.shade)
  const strand = strands(page).getByRole('link').nth(1)
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

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the chosen topic and level differ from the others, and the path is seen', { tag: '@full' }, async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const background = (place: Locator) =>
      place.evaluate((element) => getComputedStyle(element).backgroundColor)
    for (const path of [pages.palette, pages.home]) {
      await openAwake(page, path)
      await expect(main.locator('a[aria-current]:not(:has(img))').first()).toBeVisible()
      for (const chosen of await main.locator('a[aria-current]:not(:has(img))').all()) {
        const other = chosen.locator('xpath=ancestor::ul[1]//a[not(@aria-current)]').first()
        expect(await background(chosen)).not.toBe(await background(other))
      }
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
  const moving = () =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part)
        const isStill =
          transitionDuration.split(', ').every((time) => time === '0s') && animationName === 'none'
        return isStill ? [] : [element.outerHTML.slice(0, 100)]
      }),
    )
  for (const path of [pages.home, pages.palette, pages.faq]) {
    await openAwake(page, path)
    expect(await page.evaluate(moving), path).toEqual([])
  }
})
