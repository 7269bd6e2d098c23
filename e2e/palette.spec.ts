import { expect, type Page, type Route } from '@playwright/test'
import { openAwake, openSparing } from './support/awake.ts'
import { expectAccessible } from './support/checks.ts'
import { holdRequests } from './support/hold.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

const palette = (page: Page) => page.locator('#products')
const wall = (page: Page) => palette(page).getByRole('navigation', { name: products.shade })
const filters = (page: Page) => palette(page).getByRole('navigation', { name: products.filter })

const chip = (page: Page) =>
  page.locator('#products').getByRole('link', { name: '5-4 Медный каштан', exact: true })
const panel = (page: Page) => palette(page).getByRole('article')
const shownTitle = (page: Page) => panel(page).getByRole('heading', { level: 3 })

test('a colour shows the panel of its shade, and is marked, on every screen', async ({ page }) => {
  await openAwake(page, '/')
  for (const width of [360, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await wall(page).getByRole('link', { name: /^1-0/ }).click()
    await expect(shownTitle(page)).toHaveText(/^1-0/)
    await chip(page).click()
    await expect(shownTitle(page)).toHaveText(/^5-4/)
    await expect(shownTitle(page)).toBeInViewport()
    await expect(panel(page).getByText(products.standingTime)).toBeVisible()
    await expect(chip(page)).toHaveAttribute('aria-current', 'true')
    await expect(wall(page).locator('[aria-current]')).toHaveCount(1)
  }
})

test('however many shades one has looked at, Back leads to where one was', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Палитра' }).click()
  await expect(page).toHaveURL('/#products')
  for (const name of [/^0-22/, /^6-7/, /^5-4/]) await wall(page).getByRole('link', { name }).click()
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await page.goBack()
  await expect(page).toHaveURL('/#products')
  await expect(shownTitle(page)).toHaveText(/^1-0/)
})

test('a strand leads to the page of its shade in a new tab', { tag: '@full' }, async ({ page, context }) => {
  await openAwake(page, '/')
  const opened = context.waitForEvent('page')
  await chip(page).click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/^5-4/)
  await expect(shownTitle(page)).toHaveText(/^1-0/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('a colour leads to the page of its shade', async ({ page }) => {
    await page.goto('/')
    await chip(page).click()
    await expect(page).toHaveURL('/shades/5-4')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^5-4/)
  })
})

test('a link to a shade opens the page at it, and marks its colour', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/')
  await chip(page).click()
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  const { hash } = new URL(page.url())
  await page.goto('about:blank')
  await openAwake(page, `/${hash}`)
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await expect(shownTitle(page)).toBeInViewport()
  await expect(chip(page)).toHaveAttribute('aria-current', 'true')
})

test('a colour that is pressed before the page is awake shows its shade when it is', {
  tag: '@full',
}, async ({ page }) => {
  const wake = await holdRequests(page, '**/assets/*.js')
  await page.goto('/')
  await chip(page).click()
  wake()
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await expect(page).toHaveURL(/\/#shade-\d+$/)
})

test.describe('while the panels are on their way', () => {
  test('the strand, its name and the neighbours are there at once, the rest when it has come', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/shade-panels')
    await openAwake(page, '/')
    await chip(page).click()
    await expect(shownTitle(page)).toHaveText(/^5-4/)
    await expect(panel(page).getByText(texts.common.loading)).toBeVisible()
    release()
    await expect(panel(page).getByRole('link', { name: /Где купить/ })).toBeVisible()
    await expect(panel(page).getByText(texts.common.loading)).toBeHidden()
  })

  test('where they cannot be had the panel says so, and tries again on a press', { tag: '@full' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/503/)
    await page.route('**/shade-panels', (route) => route.fulfill({ status: 503 }))
    await openAwake(page, '/')
    await chip(page).click()
    await expect(panel(page).getByRole('alert')).toHaveText(products.unavailable)
    await expectAccessible(page)
    await page.unroute('**/shade-panels')
    await panel(page).getByRole('button', { name: texts.common.retry }).click()
    await expect(palette(page).locator('[data-chosen]')).toBeFocused()
    await expect(panel(page).getByText(products.standingTime)).toBeVisible()
  })

  test('fetched ahead in vain they are asked for again when one of them is wanted', { tag: '@full' }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/503/)
    await page.route('**/shade-panels', (route) => route.fulfill({ status: 503 }), { times: 1 })
    const inVain = page.waitForResponse('**/shade-panels')
    await openAwake(page, '/')
    expect((await inVain).status()).toBe(503)
    await chip(page).click()
    await expect(panel(page).getByText(products.standingTime)).toBeVisible()
    await expect(panel(page).getByRole('alert')).toBeHidden()
  })

  test('one that is wanted while they are fetched ahead in vain has them asked for again', {
    tag: '@full',
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/503/)
    const wanted = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      await wanted.promise
      await route.fulfill({ status: 503 })
    }
    await page.route('**/shade-panels', fail, { times: 1 })
    const ahead = page.waitForRequest('**/shade-panels')
    await openAwake(page, '/')
    await ahead
    await chip(page).click()
    await expect(panel(page).getByText(texts.common.loading)).toBeVisible()
    wanted.resolve()
    await expect(panel(page).getByText(products.standingTime)).toBeVisible()
    await expect(panel(page).getByRole('alert')).toBeHidden()
  })

  test('without a network the panel says so, and goes on when there is one', { tag: '@full' }, async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/)
    await openSparing(page, '/')
    await context.setOffline(true)
    await chip(page).click()
    await expect(panel(page).getByText(texts.errors.offline.title)).toBeVisible()
    await context.setOffline(false)
    await expect(panel(page).getByText(products.standingTime)).toBeVisible()
  })
})

test('every colour shows its number to a finger, and has room for one', { tag: '@full' }, async ({
  page,
}) => {
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

test('«Подробнее» says of which shade', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/')
  await expect(page.locator('#products summary').first()).toHaveText(/^Подробнее: 1-0\s/)
})

test('a dark mode of the browser’s own leaves the shades as they are', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/)
})

test('strands stand in their families, each with its number', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/')
  const names = await wall(page).getByRole('heading').allTextContents()
  expect(names).toEqual(Object.values(products.families))
  await expect(wall(page).getByRole('list').nth(1).getByRole('link')).toHaveText([/^5-4/, /^6-7/, /^7-3/])
})

test('the keyboard chooses a shade, goes to its neighbour, and opens where to buy it', async ({ page }) => {
  await openAwake(page, '/')
  await chip(page).press('Enter')
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await panel(page)
    .getByRole('link', { name: new RegExp(`^${products.next}: 6-7`) })
    .press('Enter')
  await expect(shownTitle(page)).toHaveText(/^6-7/)
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

    test('the level of one’s hair leaves the shades that are meant for it, and goes with the other filters', {
      tag: '@full',
    }, async ({ page }) => {
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

test('a filter leaves the page where it is also in a browser that gives no link the focus, as Safari does', {
  tag: '@full',
}, async ({ page }) => {
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

test('a strand fades in after a press on its colour, and not where motion is reduced', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/')
  await chip(page).click()
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await expect(panel(page)).toHaveCSS('animation-duration', '0.32s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(panel(page)).toHaveCSS('animation-name', 'none')
})
