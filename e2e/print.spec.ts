import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

// An A4 sheet within its margins.
test.use({ viewport: { width: 643, height: 972 } })

test('on paper nothing covers the text and nothing is cut off, and words of dark bands are black', async ({
  page,
}) => {
  for (const path of ['/', '/video', '/shades', '/faq', '/help', '/articles/kak-zakrasit-sedinu']) {
    await page.emulateMedia({ media: 'screen' })
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
    expect(cut, path).toEqual([])
  }
  await expect(page.getByText(/Когда лучше к\sмастеру/).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const title of [texts.sections.articles.lessons, texts.sections.articles.related])
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
})

test('no grid of an article is cut by the end of a sheet, and a lesson that a link opens is printed alone', async ({
  page,
}) => {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const articles = map.match(/\/articles\/[\w-]+/g) ?? []
  expect(articles.length).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  for (const path of articles) {
    await page.goto(path)
    // Browsers print the parts of such a grid over each other.
    const cut = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter(
            (part) => /grid|flex/.test(getComputedStyle(part).display) && part.clientHeight > innerHeight,
          )
          .map(({ className }) => className),
      )
    expect(cut, path).toEqual([])
  }
  await page.emulateMedia({ media: 'screen' })
  await openAwake(page, '/video?slug=okrashivaem-korni')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
})

test('a pair of pictures is whole on paper: a head fills its frame, in an article both stand apart', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('slider', { name: texts.common.compare.split(':')[0] })).toBeHidden()
  const main = page.getByRole('main')
  const one = await main
    .getByRole('img', { name: /седыми/ })
    .last()
    .boundingBox()
  const other = await main.getByRole('img', { name: /без\sседых/ }).boundingBox()
  if (!one || !other) throw new Error('A picture is not on the page')
  expect(other.x >= one.x + one.width || other.y >= one.y + one.height).toBe(true)

  // The sheet is in landscape, which makes the picture as high as it may be.
  await page.setViewportSize({ width: 972, height: 643 })
  await page.emulateMedia({ media: 'screen' })
  await openAwake(page, '/shade?level=5&wish=copper')
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .getByRole('img', { name: /^После/ })
    .first()
    .evaluate((picture) => {
      const stage = picture.closest('div')?.parentElement?.parentElement
      return [picture, stage].map((element) => Math.round(element?.getBoundingClientRect().height ?? 0))
    })
  expect(heights[0]).toBeGreaterThan(0)
  expect(heights[0]).toBe(heights[1])
  await expect(page.getByText('После', { exact: true }).first()).toBeHidden()
})
