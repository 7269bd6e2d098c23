import { expect, type Locator } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const topOf = (element: Locator) =>
  element.evaluate((target) => Math.round(target.getBoundingClientRect().top))

test('a hash leads to its element, 100 or 200 px below the edge, and Back returns', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  const isAt = (offset: number, element: Locator) => expect.poll(() => topOf(element)).toBe(offset)
  const [products, faq] = [page.locator('#products'), page.locator('#faq')]
  await page.setViewportSize({ width: 768, height: 800 })
  await openAwake(page, '/#products')
  await isAt(100, products)
  await page.setViewportSize({ width: 769, height: 800 })
  await openAwake(page, '/video')
  await openAwake(page, '/')
  await page.mouse.wheel(0, 400)
  await expect.poll(scrollTop).toBe(400)
  // An address that the visitor edits.
  for (const element of [products, faq]) {
    await element.evaluate(({ id }) => {
      location.hash = id
    })
    await isAt(200, element)
  }
  await page.goBack()
  await isAt(200, products)
  await page.goBack()
  await expect.poll(scrollTop).toBe(400)
  // Links of the page.
  await page.locator('#lessons a[href="#products"]').press('Enter')
  await isAt(200, products)
  await openAwake(page, '/shades')
  await products.getByRole('link', { name: '5-4 Медный каштан', exact: true }).click()
  const panel = page.locator('[id^="shade-"]')
  await expect(panel.getByRole('heading', { name: /^5-4/ })).toBeVisible()
  await isAt(200, panel)
  await expect(page).toHaveURL(`/shades#${await panel.getAttribute('id')}`)
  // A hash waits for an element that is not there yet.
  await openAwake(page, '/video#late')
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.id = 'late'
    late.textContent = 'Пришёл позже'
    document.querySelector('main')?.append(late)
  })
  await expect(page.getByText('Пришёл позже')).toBeInViewport()
})

test('the keyboard goes along with a hash, and past each list to the next section', async ({ page }) => {
  await openAwake(page, '/')
  for (const [section, next] of [
    ['level', 'articles'],
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
  await expect(page.locator('#ask :focus')).toBeInViewport()
})
