import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { dialog, title } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { common, sections, popups } = texts

const inMain = (page: Page) => page.getByRole('main')
const article = { path: '/articles/kak-zakrasit-sedinu', place: inMain }
const lesson = { path: '/video?slug=smyvaem-krasku', place: dialog }

test.describe('passing a page on', () => {
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

  test('an article or a lesson is shared by the device’s own means, or left', {
    tag: '@full',
  }, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (shared: ShareData) => {
          Object.assign(window, { shared })
          return Promise.reject(new DOMException('Changed their mind', 'AbortError'))
        },
      })
    })
    for (const { path, place } of [article, lesson]) {
      await openAwake(page, path)
      const share = place(page).getByRole('button', { name: common.share })
      await share.click()
      await expect
        .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
        .toEqual({ title: expect.stringMatching(/\S/), url: `${baseURL}${path}` })
      await expect(share).toBeFocused()
    }
  })
})

test('a link that may not be copied is shown to be copied by hand', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Forbidden', 'NotAllowedError')),
    })
  })
  await openAwake(page, article.path)
  await inMain(page).getByRole('button', { name: common.copyLink }).click()
  await expect(inMain(page).getByRole('textbox', { name: common.copyLink })).toHaveValue(
    new RegExp(`${article.path}$`),
  )
})

test('the contents of an article lead to its parts', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, article.path)
  const link = page.getByRole('navigation', { name: sections.articles.contents }).getByRole('link').nth(2)
  const heading = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
})

test('an article is printed whole, with nothing to press, and a lesson as the page below', {
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

  await page.emulateMedia({ media: 'screen' })
  await openAwake(page, lesson.path)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(title(page)).toHaveText(sections.video.title)
})
