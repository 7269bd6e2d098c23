import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

const palette = (page: Page) => page.locator('#products')
const wall = (page: Page) => palette(page).getByRole('navigation', { name: products.shade })
const chip = (page: Page) => wall(page).getByRole('link', { name: '5-4 Медный каштан', exact: true })
const panel = (page: Page) => palette(page).getByRole('article')
const shownTitle = (page: Page) => panel(page).getByRole('heading', { level: 2 })

async function expectShown(page: Page) {
  await expect(shownTitle(page)).toHaveText(/^5-4/)
  await expect(shownTitle(page)).toBeInViewport()
  await expect(chip(page)).toHaveAttribute('aria-current', 'true')
}

test('a colour has room for a finger, and shows the panel of its shade, which has an address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/shades')
  const sides = await wall(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.min(link.clientWidth, link.clientHeight)))
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44)
  // A browser that darkens pages by itself is to leave the colours as they are.
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/)
  // Chromium drops a smooth scroll to where another one is just arriving, even if Playwright has jumped to the next link in between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await wall(page).getByRole('link', { name: /^1-0/ }).click()
    await expect(shownTitle(page)).toHaveText(/^1-0/)
    await chip(page).click()
    await expectShown(page)
  }
  await expect(panel(page).getByText(products.standingTime)).toBeVisible()
  // A strand fades in unless motion is reduced.
  await expect(panel(page)).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(panel(page)).not.toHaveCSS('animation-name', 'none')
  const { hash } = new URL(page.url())
  await page.goto('about:blank')
  await openAwake(page, `/shades${hash}`)
  await expectShown(page)
})

test('a colour that is pressed before the page is awake shows its shade when it is', {
  tag: '@full',
}, async ({ page }) => {
  const wake = await holdRequests(page, '**/assets/*.js')
  await page.goto('/shades')
  await chip(page).click()
  wake()
  await expectShown(page)
  await expect(page).toHaveURL(/\/shades#shade-\d+$/)
})

test('a filter leaves the page where it is, and the focus where it was pressed', async ({ page }) => {
  await openAwake(page, '/shades')
  const filter = (name: string) =>
    palette(page).getByRole('navigation', { name: products.filter }).getByRole('link', { name, exact: true })
  const warm = filter(products.families.warm)
  await warm.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await warm.boundingBox())?.y ?? Number.NaN)
  const before = await place()
  await warm.click()
  await expect(page).toHaveURL('/shades?family=warm#products')
  await expect(wall(page).getByRole('link')).toHaveCount(3)
  await expect(warm).toBeFocused()
  await expect.poll(place).toBe(before)
  // Safari gives no link the focus.
  const all = filter(products.allShades)
  await all.evaluate((link) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    link.addEventListener('mousedown', (event) => event.preventDefault())
  })
  await all.click()
  await expect(wall(page).getByRole('link')).toHaveCount(16)
  await expect(all).not.toBeFocused()
  await expect.poll(place).toBe(before)
})
