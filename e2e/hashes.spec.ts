import { expect, type Locator } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const topOf = (element: Locator) =>
  element.evaluate((target) => Math.round(target.getBoundingClientRect().top))

for (const [width, offset] of [
  [768, 100],
  [769, 200],
] as const) {
  test.describe(`${offset} px below the edge at a width of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an address whose hash is edited leads there, and Back returns', async ({ page }) => {
      await openAwake(page, '/')
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
      await page.evaluate(() => {
        location.hash = '#products'
      })
      await expect.poll(() => topOf(page.locator('#products'))).toBe(offset)
      await page.evaluate(() => {
        location.hash = '#faq'
      })
      await expect.poll(() => topOf(page.locator('#faq'))).toBe(offset)
      await page.goBack()
      await expect.poll(() => topOf(page.locator('#products'))).toBe(offset)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    })

    test('a chip of the palette leads there', async ({ page }) => {
      await openAwake(page, '/')
      await page.locator('#products').getByRole('link', { name: '5-4 Медный каштан', exact: true }).click()
      const panel = page.locator('[id^="shade-"]')
      await expect(panel.getByRole('heading', { name: /^5-4/ })).toBeVisible()
      await expect.poll(() => topOf(panel)).toBe(offset)
      await expect(page).toHaveURL(`/#${await panel.getAttribute('id')}`)
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('links within the page lead there', async ({ page }) => {
        await page.goto('/')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Палитра' }).click()
        await expect(page).toHaveURL('/#products')
        await expect
          .poll(async () => Math.round((await page.locator('#products').boundingBox())?.y ?? 0))
          .toBe(offset)
      })
    })
  })
}

test('the keyboard gets past each list to the next section', async ({ page }) => {
  await openAwake(page, '/')
  for (const [section, next] of [
    ['articles', 'lessons'],
    ['lessons', 'products'],
    ['products', 'faq'],
    ['faq', 'ask'],
  ] as const) {
    const skip = page.locator(`#${section}`).locator(`a[href="#${next}"]`).first()
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(`#${next}`)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('#ask :focus')).toHaveCount(1)
})
