import { expect, type Locator } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { inFooter } from './support/places.ts'
import { test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How far below the edge of the window an element stands that a hash leads to, by the width of the window. */
const offsets = [
  { width: 768, offset: 100 },
  { width: 769, offset: 200 },
]

const topOf = (element: Locator) =>
  element.evaluate((target) => Math.round(target.getBoundingClientRect().top))

test('a hash leads to its element, 100 or 200 px below the edge, and Back returns', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  for (const { width, offset } of offsets) {
    await page.setViewportSize({ width, height: 800 })
    await openAwake(page, '/video')
    await openAwake(page, '/')
    await page.mouse.wheel(0, 400)
    await expect.poll(scrollTop).toBe(400)
    // An address that the visitor edits.
    for (const id of ['products', 'faq']) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, id)
      await expect.poll(() => topOf(page.locator(`#${id}`))).toBe(offset)
    }
    await page.goBack()
    await expect.poll(() => topOf(page.locator('#products'))).toBe(offset)
    await page.goBack()
    await expect.poll(scrollTop).toBe(400)
    // Links of the page.
    await inFooter(page, 'Палитра').press('Enter')
    await expect.poll(() => topOf(page.locator('#products'))).toBe(offset)
    await page.locator('#products').getByRole('link', { name: '5-4 Медный каштан', exact: true }).click()
    const panel = page.locator('[id^="shade-"]')
    await expect(panel.getByRole('heading', { name: /^5-4/ })).toBeVisible()
    await expect.poll(() => topOf(panel)).toBe(offset)
    await expect(page).toHaveURL(`/#${await panel.getAttribute('id')}`)
  }
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
