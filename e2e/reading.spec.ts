import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { dialog, title } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { common, popups } = texts

const inMain = (page: Page) => page.getByRole('main')
const article = { path: '/articles/kak-zakrasit-sedinu', place: inMain }
const lesson = { path: '/video?slug=smyvaem-krasku', place: dialog }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the link of an article or of a lesson is copied, and it is said', async ({ page, baseURL }) => {
  for (const { path, place } of [article, lesson]) {
    await openAwake(page, path)
    await place(page).getByRole('button', { name: common.copyLink }).click()
    await expect(place(page).getByRole('button', { name: common.linkCopied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
  }
  // A transcript is read while the lesson plays on.
  await dialog(page).getByText(popups.video.showTranscript).click()
  await expect(dialog(page).locator('details p')).toBeVisible()
  await expect(dialog(page).locator('video')).toBeVisible()
})

test('an article is printed whole, with nothing to press', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, article.path)
  const pdf = await page.pdf({ format: 'A4' })
  // Each page of the file is named once.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  await expect(title(page)).toBeVisible()
  await expect.poll(() => inMain(page).locator('p:visible').count()).toBeGreaterThan(10)
  await expect(inMain(page).locator('img').first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'form'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: texts.home.askTitle })).toHaveCount(0)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe('rgba(0, 0, 0, 0)')
})
