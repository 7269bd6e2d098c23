import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible } from './support/checks.ts'
import { dialog } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video } = texts.sections

const lead = (page: Page) => page.getByRole('main').getByRole('article').first()
const start = (page: Page) => lead(page).getByRole('link', { name: video.play })

test('the first lesson plays where it is pressed, until its popup opens', async ({ page }) => {
  await openAwake(page, '/video')
  const frame = await lead(page).locator('picture').first().boundingBox()
  await start(page).click()
  const film = lead(page).locator('video')
  await expect(film).toBeVisible()
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  // In the room of its picture: nothing below moves.
  const played = await film.locator('..').boundingBox()
  expect(Math.abs((played?.height ?? 0) - (frame?.height ?? 0))).toBeLessThan(2)
  await expect(page).toHaveURL('/video')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('k')
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expectAccessible(page)

  await lead(page).getByRole('link', { name: video.open }).click()
  await expect(page).toHaveURL('/video?slug=test-na-allergiyu')
  const steps = dialog(page).getByRole('heading', { name: texts.popups.video.steps })
  await expect(steps).toBeVisible()
  // Two films are not heard at once.
  await expect(film).toHaveCount(0)
})

test('a lesson that does not come says so in its place, and is tried again', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push(/500/)
  await openAwake(page, '/video')
  await page.route('**/lesson/*', (route) => route.fulfill({ status: 500 }))
  await start(page).click()
  await expect(lead(page).getByText(texts.popups.video.unavailable)).toBeVisible()
  await page.unroute('**/lesson/*')
  await lead(page).getByRole('button', { name: texts.popups.video.retry }).click()
  await expect(lead(page).locator('video')).toBeVisible()
})
