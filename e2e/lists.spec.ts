import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { carousel, home, sections } = texts

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

for (const screen of screens) {
  test.describe(`on a screen of ${screen.width} × ${screen.height}`, () => {
    test.use({ viewport: screen })

    for (const path of ['/video', '/video?tag=blond', '/?tag=sedina', '/?tag=ispravlenie-oshibok']) {
      test(`${path} shows its heading and its first results at once`, async ({ page }) => {
        await openAwake(page, path)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        await expect(main.getByRole('article').first()).toBeInViewport()
        await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
      })
    }

    test('every topic is in sight on the main page, none behind a swipe', async ({ page }) => {
      await openAwake(page, '/')
      const topics = page.getByRole('navigation', { name: sections.tags.label })
      await topics.scrollIntoViewIfNeeded()
      await expect(topics.getByRole('link')).toHaveCount(11)
      for (const link of await topics.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    })
  })
}

test('a press on «Видеоуроки» on the main page brings the heading of the lessons', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  const heading = page.getByRole('heading', { level: 1, name: sections.video.title })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
})

test('a topic chosen on the main page keeps the focus, and what was typed below', async ({ page }) => {
  await openAwake(page, '/')
  const name = page.locator('#ask').getByLabel(texts.forms.feedback.name.label)
  await name.fill('Анна')
  const topic = page
    .getByRole('navigation', { name: sections.tags.label })
    .getByRole('link', { name: 'Седина' })
  await topic.click()
  await expect(page).toHaveURL('/?tag=sedina')
  await expect(topic).toBeFocused()
  await expect(topic).toBeInViewport()
  await expect(name).toHaveValue('Анна')
  await expect(page.getByText(texts.forms.feedback.draftRestored)).toHaveCount(0)
})

test('the main page begins with the article that its introduction speaks of', async ({ page }) => {
  await openAwake(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  const articles = page.locator('#articles').getByRole('article')
  await expect(articles).toHaveCount(14)
  await expect(articles.first().getByRole('heading')).toHaveText(/Первое\sокрашивание/)
  await expect(articles.filter({ hasText: /Первое\sокрашивание\sдома/ })).toHaveCount(1)
})

test('slides are headings for those who go from heading to heading', async ({ page }) => {
  await openAwake(page, '/')
  const slides = page.getByRole('region', { name: carousel.label })
  await expect(slides.getByRole('heading', { level: 2 })).toHaveCount(5)
})
