import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

const palette = (page: Page) => page.locator('#products')
const wall = (page: Page) => palette(page).getByRole('navigation', { name: products.shade })
const filters = (page: Page) => palette(page).getByRole('navigation', { name: products.filter })

const chip = (page: Page) =>
  page.locator('#products').getByRole('link', { name: '5-4 Медный каштан', exact: true })
const card = (page: Page) =>
  page.locator('#products li').filter({ has: page.getByRole('heading', { level: 3, name: /^5-4\s/ }) })

/** Number of the shade whose card begins first on the shelf. */
function firstOnShelf(page: Page): Promise<string | undefined> {
  return page.locator('#products').evaluate((section) => {
    const cards = [...section.querySelectorAll('li:has(> article)')]
    const shelf = cards[0]?.parentElement?.getBoundingClientRect().left ?? 0
    return cards.find((item) => item.getBoundingClientRect().left >= shelf - 2)?.querySelector('h3 span')
      ?.textContent
  })
}

for (const width of [360, 430, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a colour brings its shade to the front of the shelf and marks both', async ({ page }) => {
      await openAwake(page, '/')
      await chip(page).click()
      await expect.poll(() => firstOnShelf(page)).toBe('5-4')
      await expect(card(page)).toBeInViewport()
      await expect(chip(page)).toHaveAttribute('aria-current', 'true')
      await expect(card(page)).toHaveCSS('outline-style', 'solid')
      await expect(card(page)).toHaveAttribute('aria-current', 'true')
      await expect(wall(page).locator('[aria-current]')).toHaveCount(1)
    })
  })
}

test('from the end of the shelf a colour leads back to its shade', async ({ page }) => {
  await openAwake(page, '/')
  await page.locator('#products').getByRole('link', { name: /^0-22/ }).click()
  await chip(page).click()
  await expect.poll(() => firstOnShelf(page)).toBe('5-4')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('a colour brings its shade to the front and rings it', async ({ page }) => {
    await page.goto('/')
    await chip(page).click()
    await expect.poll(() => firstOnShelf(page)).toBe('5-4')
    await expect(card(page)).toHaveCSS('outline-style', 'solid')
  })
})

test('a link to a shade opens the page at it, with both marked', async ({ page }) => {
  await openAwake(page, '/')
  const href = await chip(page).getAttribute('href')
  await page.goto('about:blank')
  await openAwake(page, `/${href}`)
  await expect.poll(() => firstOnShelf(page)).toBe('5-4')
  await expect(card(page)).toBeInViewport()
  await expect(chip(page)).toHaveAttribute('aria-current', 'true')
})

test('every colour shows its number to a finger, and has room for one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/')
  const chips = wall(page).getByRole('link')
  await expect(chips).toHaveCount(16)
  await expect(chips.nth(5)).toHaveText(/^\d+-\d+/)
  for (const link of await chips.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('«Подробнее» says of which shade', async ({ page }) => {
  await openAwake(page, '/')
  await expect(page.locator('#products summary').first()).toHaveText(/^Подробнее: 1-0\s/)
})

test('a dark mode of the browser’s own leaves the shades as they are', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/)
})

test('strands stand in their families, each with its number', async ({ page }) => {
  await openAwake(page, '/')
  const names = await wall(page).getByRole('heading').allTextContents()
  expect(names).toEqual(Object.values(products.families))
  await expect(wall(page).getByRole('list').nth(1).getByRole('link')).toHaveText([/^5-4/, /^6-7/, /^7-3/])
})

test('a swipe over the panels marks the strand of the shade that comes', async ({ page }) => {
  await openAwake(page, '/')
  await wall(page).scrollIntoViewIfNeeded()
  await expect(wall(page).locator('[aria-current]')).toHaveText(/^1-0/)
  await palette(page)
    .getByRole('article')
    .first()
    .evaluate((panel) => {
      const strip = panel.closest('ul')
      strip?.scrollBy({ left: strip.clientWidth, behavior: 'instant' })
    })
  await expect(wall(page).locator('[aria-current]')).toHaveText(/^3-0/)
})

test('the keyboard chooses a shade, goes to its neighbour, and opens where to buy it', async ({ page }) => {
  await openAwake(page, '/')
  await chip(page).press('Enter')
  await expect.poll(() => firstOnShelf(page)).toBe('5-4')
  const next = card(page).getByRole('link', { name: new RegExp(`^${products.next}: 6-7`) })
  await next.press('Enter')
  await expect.poll(() => firstOnShelf(page)).toBe('6-7')
  await palette(page)
    .getByRole('link', { name: /Где купить.*Молочный/ })
    .press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

const numbers = (page: Page) => wall(page).getByRole('link').allInnerTexts()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a filter leaves the shades of a family, of those that cover grey, and gives all back', async ({
      page,
    }) => {
      await page.goto('/')
      const filter = (name: string) => filters(page).getByRole('link', { name, exact: true })
      await filter(products.families.natural).click()
      await expect(page).toHaveURL('/?family=natural#products')
      await expect(filter(products.families.natural)).toHaveAttribute('aria-current', 'true')
      await expect(wall(page).getByRole('link')).toHaveCount(8)
      await filter(products.coversGrey).click()
      await expect(page).toHaveURL('/?family=natural&grey=covers#products')
      await expect(wall(page).getByRole('link')).toHaveCount(6)
      expect((await numbers(page)).join(' ')).not.toContain('3-0')
      await expect(palette(page).getByRole('article')).toHaveCount(6)
      await filter(products.families.bright).click()
      await expect(palette(page).getByText(products.noMatch)).toBeVisible()
      await filter(products.coversGrey).click()
      await expect(wall(page).getByRole('link')).toHaveCount(2)
      await filter(products.allShades).click()
      await expect(wall(page).getByRole('link')).toHaveCount(16)
    })
  })
}

const levels = (page: Page) => palette(page).getByRole('navigation', { name: products.forLevel })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'levels with scripts' : 'levels without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the level of one’s hair leaves the shades that are meant for it, and goes with the other filters', async ({
      page,
    }) => {
      await page.goto('/')
      const level = (number: number) =>
        levels(page).getByRole('link', { name: `${products.level} ${number}`, exact: true })
      await level(10).click()
      await expect(page).toHaveURL('/?level=10#products')
      await expect(level(10)).toHaveAttribute('aria-current', 'true')
      await expect(wall(page).getByRole('link')).toHaveText([/^0-22/])
      await level(6).click()
      await expect(level(6)).toHaveAttribute('aria-current', 'true')
      await filters(page).getByRole('link', { name: products.coversGrey }).click()
      await expect(page).toHaveURL('/?grey=covers&level=6#products')
      expect((await numbers(page)).join(' ')).toContain('6-0')
      await levels(page).getByRole('link', { name: products.anyLevel }).click()
      await expect(page).toHaveURL('/?grey=covers#products')
    })
  })
}

test('a filter keeps the focus where it was pressed, and the page where it is', async ({ page }) => {
  await openAwake(page, '/')
  const filter = filters(page).getByRole('link', { name: products.families.warm, exact: true })
  await page.evaluate(() => document.fonts.ready)
  await filter.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await filter.boundingBox())?.y ?? Number.NaN)
  const before = await place()
  await filter.click()
  await expect(page).toHaveURL('/?family=warm#products')
  await expect(wall(page).getByRole('link')).toHaveCount(3)
  await expect(filter).toBeFocused()
  await expect.poll(place).toBe(before)
})

test('a filter leaves the page where it is also in a browser that gives no link the focus, as Safari does', async ({
  page,
}) => {
  await openAwake(page, '/')
  const filter = filters(page).getByRole('link', { name: products.families.warm, exact: true })
  await filter.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await filter.boundingBox())?.y ?? Number.NaN)
  const before = await place()
  await filter.evaluate((link) => {
    link.addEventListener('mousedown', (event) => event.preventDefault())
  })
  await filter.click()
  await expect(page).toHaveURL('/?family=warm#products')
  await expect(filter).toHaveAttribute('aria-current', 'true')
  await expect(filter).not.toBeFocused()
  await expect.poll(place).toBe(before)
})

test('a strand fades in after a press on its colour, and not where motion is reduced', async ({ page }) => {
  await openAwake(page, '/')
  await chip(page).click()
  await expect(card(page).getByRole('article')).toHaveCSS('animation-duration', '0.32s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(card(page).getByRole('article')).toHaveCSS('animation-name', 'none')
})

test('a family that there is not, is no page', async ({ request }) => {
  for (const path of ['/?family=green', '/?grey=maybe', '/?level=11'])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await request.get('/?family=')).status()).toBe(200)
})
