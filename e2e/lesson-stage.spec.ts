import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible } from './support/checks.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video } = texts.sections

const lead = (page: Page) => page.getByRole('main').getByRole('article').first()
const start = (page: Page) => lead(page).getByRole('link', { name: video.play })

test('the lessons open with one that plays where it is pressed, with the keyboard in it', async ({
  page,
}) => {
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
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('k')
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expectAccessible(page)
})

test('its steps are a press away, in the popup with an address of its own', async ({ page }) => {
  await openAwake(page, '/video')
  await lead(page).getByRole('link', { name: video.open }).click()
  await expect(page).toHaveURL('/video?slug=test-na-allergiyu')
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: texts.popups.video.steps }),
  ).toBeVisible()
})

test('a film that plays there ends when the popup opens: two are not heard at once', async ({ page }) => {
  await openAwake(page, '/video')
  await start(page).click()
  await expect(lead(page).locator('video')).toBeVisible()
  await lead(page).getByRole('link', { name: video.open }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(lead(page).locator('video')).toHaveCount(0)
})

for (const width of [1280, 1920]) {
  test(`the next lessons stand beside it at ${width} px, as high as it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAwake(page, '/video')
    const [large, next] = [
      await lead(page).boundingBox(),
      await page.getByRole('main').getByRole('article').nth(4).boundingBox(),
    ]
    expect(next?.x).toBeGreaterThan((large?.x ?? 0) + (large?.width ?? 0))
    expect(next?.y).toBeLessThan((large?.y ?? 0) + (large?.height ?? 0))
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('the press leads to the lesson in its popup', async ({ page }) => {
    await page.goto('/video')
    await start(page).click()
    await expect(page).toHaveURL('/video?slug=test-na-allergiyu')
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
  })
})

test('a lesson that does not come says so in its place, and comes when asked again', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/500/)
  await openAwake(page, '/video')
  await page.route('**/lesson/*', (route) => route.fulfill({ status: 500 }))
  await start(page).click()
  await expect(lead(page).getByText(texts.popups.video.unavailable)).toBeVisible()
  await page.unroute('**/lesson/*')
  await lead(page).getByRole('button', { name: texts.popups.video.retry }).click()
  await expect(lead(page).locator('video')).toBeVisible()
})
