import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { common, sections, popups } = texts
const article = '/articles/kak-zakrasit-sedinu'
const lesson = '/video?slug=smyvaem-krasku'

test.describe('passing a page on', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const places = {
    'an article': { path: article, place: (page: Page) => page.getByRole('main') },
    'a lesson': { path: lesson, place: (page: Page) => page.getByRole('dialog') },
  }

  for (const [name, { path, place }] of Object.entries(places)) {
    test(`the link of ${name} is copied, and it is said`, async ({ page, baseURL }) => {
      await openAwake(page, path)
      await place(page).getByRole('button', { name: common.copyLink }).click()
      await expect(place(page).getByRole('button', { name: common.linkCopied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    })

    test(`${name} is shared by the device's own means where it has them`, async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: async (shared: ShareData) => {
            Object.assign(window, { shared })
          },
        })
      })
      await openAwake(page, path)
      await place(page).getByRole('button', { name: common.share }).click()
      await expect
        .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
        .toEqual({ title: expect.stringMatching(/\S/), url: `${baseURL}${path}` })
    })
  }

  test('a visitor who changes their mind about sharing is no error', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: () => Promise.reject(new DOMException('Changed their mind', 'AbortError')),
      })
    })
    await openAwake(page, article)
    await page.getByRole('main').getByRole('button', { name: common.share }).click()
    await expect(page.getByRole('main').getByRole('button', { name: common.share })).toBeFocused()
  })
})

test('a link that the browser does not let copy is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Forbidden', 'NotAllowedError')),
    })
  })
  await openAwake(page, article)
  await page.getByRole('main').getByRole('button', { name: common.copyLink }).click()
  await expect(page.getByRole('main').getByRole('textbox', { name: common.copyLink })).toHaveValue(
    new RegExp(`${article}$`),
  )
})

test('the contents of an article lead to its parts', async ({ page }) => {
  await openAwake(page, article)
  const link = page.getByRole('navigation', { name: sections.articles.contents }).getByRole('link').nth(2)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
})

test.describe('printed', () => {
  test('an article is its words and pictures, with addresses of its links and nothing to press', async ({
    page,
  }) => {
    await openAwake(page, article)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.getByRole('main').locator('p:visible').count()).toBeGreaterThan(10)
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    for (const landmark of ['banner', 'contentinfo', 'navigation', 'button', 'form'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: texts.home.askTitle })).toHaveCount(0)
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe('rgba(0, 0, 0, 0)')
  })

  test('a whole article goes onto paper, however far it was read', async ({ page }) => {
    await openAwake(page, article)
    const pdf = await page.pdf({ format: 'A4' })
    // Each page of the file is named once.
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2)
  })

  test('an open lesson goes onto paper with the page below', async ({ page }) => {
    await openAwake(page, lesson)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.video.title)
  })
})

test.describe('a transcript', () => {
  test('is read while the lesson plays on', async ({ page }) => {
    await openAwake(page, lesson)
    const popup = page.getByRole('dialog')
    await popup.getByText(popups.video.showTranscript).click()
    await expect(popup.locator('details p')).toBeVisible()
    await expect(popup.locator('video')).toBeVisible()
  })
})
