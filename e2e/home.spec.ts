import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { title } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { carousel, home, sections } = texts

const slides = (page: Page) => page.getByRole('region', { name: carousel.label })
const current = (page: Page) =>
  page.getByRole('button', { name: /Перейти к\sслайду/ }).and(page.locator('[aria-current]'))
const isAt = (page: Page, number: number) =>
  expect(current(page)).toHaveAccessibleName(`Перейти к слайду ${number}`)

test('slides move by buttons, dots and the keyboard, and never by themselves', async ({ page }) => {
  await page.clock.install()
  await openAwake(page, '/')
  await page.clock.runFor(20_000)
  await isAt(page, 1)
  await page.clock.resume()
  const press = (name: string) => slides(page).getByRole('button', { name }).click()
  await press(carousel.next)
  await isAt(page, 2)
  await expect(slides(page).getByRole('link', { name: 'Подобрать оттенок' })).toBeInViewport()
  await press('Перейти к слайду 5')
  await isAt(page, 5)
  await press(carousel.next)
  await isAt(page, 1)
  await press(carousel.previous)
  await isAt(page, 5)
  await slides(page).locator('ul').focus()
  await page.keyboard.press('ArrowLeft')
  await isAt(page, 4)
})

test.describe('on a phone', { tag: '@full' }, () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  test('a swipe leads to the next slide', async ({ page }) => {
    await openAwake(page, '/')
    const box = await slides(page).locator('ul').boundingBox()
    const y = (box?.y ?? 0) + 60
    const browser = await page.context().newCDPSession(page)
    const finger = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints })
    await finger('touchStart', { x: 300, y })
    for (let x = 290; x >= 60; x -= 10) await finger('touchMove', { x, y })
    await finger('touchEnd')
    await isAt(page, 2)
  })
})

test('lists are there though a translator has changed the page before it woke', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  const notTakenOver = /Minified React error #418/
  expectedConsole.push(notTakenOver)
  await page.addInitScript(() => {
    const translator = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (!heading) return
      translator.disconnect()
      heading.innerHTML = '<font>Colour at home</font>'
    })
    translator.observe(document, { childList: true, subtree: true })
  })
  const complaint = page.waitForEvent('pageerror', ({ message }) => notTakenOver.test(message))
  await openAwake(page, '/')
  await complaint
  await expect(title(page)).toHaveText(home.title)
  await expect(page.locator('#articles').getByRole('article')).toHaveCount(14)
  const entry = page.locator('#faq details[id]').first()
  await entry.getByRole('heading').click()
  await expect(entry.locator('p').first()).toBeVisible()
  const shop = page.getByRole('dialog').getByRole('link', { name: /Ozon/ })
  await page.locator('#products').getByRole('link', { name: sections.products.buy }).first().click()
  await expect(shop).toBeVisible()

  const again = page.waitForEvent('pageerror', ({ message }) => notTakenOver.test(message))
  await openAwake(page, '/shades')
  await again
  await page.locator('#products nav').getByRole('link', { name: /^5-4/ }).click()
  await expect(page.locator('#products').getByRole('article')).toContainText(/5-4/)
})
