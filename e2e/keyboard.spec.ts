import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { pages } from './support/pages.ts'
import { screens, settle } from './support/screenshots.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test('the first stop leads past the head of the page to its content', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: texts.navigation.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

/** Where the focus is, and whether it can be seen: something of it is on the screen and marked. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const after = getComputedStyle(element, '::after')
  const isMarked =
    (outlineStyle !== 'none' && outlineWidth !== '0px') ||
    (after.outlineStyle !== 'none' && after.outlineWidth !== '0px')
  const box = element.getBoundingClientRect()
  const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return { html: element.outerHTML.slice(0, 120), isMarked, isOnScreen }
}

const maxSteps = 200

async function walk(page: Page) {
  const stops: NonNullable<ReturnType<typeof describeFocus>>[] = []
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

test('every stop of the keyboard is seen and marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['video', 'article', 'palette', 'faq'] as const) {
    await openAwake(page, pages[name])
    const stops = await walk(page)
    expect(stops.length, name).toBeGreaterThan(10)
    expect(stops.length, name).toBeLessThan(maxSteps)
    expect(
      stops.filter(({ isMarked, isOnScreen }) => !isMarked || !isOnScreen),
      name,
    ).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ ...screens.phone, reducedMotion: 'reduce' })

  test('the menu looks as it did, and is opened, walked and left by the keyboard', async ({ page }) => {
    await openAwake(page, '/privacy')
    const opener = page.getByRole('button', { name: texts.navigation.openMenu })
    await opener.press('Enter')
    const menu = page.getByRole('navigation', { name: texts.navigation.menu })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(menu).toBeVisible()
    await settle(page)
    await expect(menu).toHaveScreenshot('phone-menu-on-a-phone.png')
  })
})
