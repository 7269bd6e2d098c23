import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

// An A4 sheet within its margins.
test.use({ viewport: { width: 643, height: 972 } })

for (const path of [
  '/',
  '/articles/kak-zakrasit-sedinu',
  '/articles/pochemu-med-i-krasnyj-vycvetayut',
  '/video',
  '/help',
]) {
  test(`on paper nothing covers the text and nothing is cut off: ${path}`, async ({ page }) => {
    await openAwake(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(texts.navigation.skipToContent)).toBeHidden()
    // Pictures without words are blurred backgrounds, larger than the frame that cuts them.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main article, main li, main img:not([alt=""]), main table')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < -1 || right > document.documentElement.clientWidth + 1
        })
        .map((element) => element.textContent?.slice(0, 60)),
    )
    expect(cut).toEqual([])
  })
}

test('words that stand on a dark band can be read on paper, which has none', async ({ page }) => {
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  await page.emulateMedia({ media: 'print' })
  for (const words of [/Когда лучше к\sмастеру/, texts.sections.articles.lessons])
    await expect(page.getByRole('main').getByText(words).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a head before and after fills its frame on paper, and its words stand below', async ({ page }) => {
  // The sheet is in landscape, which makes the picture as high as it may be.
  await page.setViewportSize({ width: 972, height: 643 })
  await openAwake(page, '/shade?level=5&wish=copper')
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .getByRole('img', { name: /^После/ })
    .first()
    .evaluate((picture) => {
      const stage = picture.closest('article')?.querySelector('div > div:has(img)')
      return [picture, stage].map((element) => Math.round(element?.getBoundingClientRect().height ?? 0))
    })
  expect(heights[0]).toBeGreaterThan(0)
  expect(heights[0]).toBe(heights[1])
  await expect(page.getByText('После', { exact: true }).first()).toBeHidden()
})
