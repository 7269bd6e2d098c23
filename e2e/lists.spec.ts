import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { screens } from './support/screenshots.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { carousel, sections } = texts

test('a list shows its heading and its first results at once, and no carousel', async ({ page }) => {
  for (const path of [
    '/articles',
    '/articles?tag=blond',
    '/video',
    '/video?tag=blond',
    '/?tag=sedina',
    '/?tag=ispravlenie-oshibok',
  ]) {
    await openAwake(page, path)
    const main = page.getByRole('main')
    for (const { viewport } of Object.values(screens)) {
      await page.setViewportSize(viewport)
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('article').first()).toBeInViewport()
    }
    await expect(page.getByRole('region', { name: carousel.label })).toHaveCount(0)
  }
})

for (const path of ['/', '/articles']) {
  test(`every topic of ${path} is in sight; one that is chosen keeps the focus`, async ({ page }) => {
    await openAwake(page, path)
    const topics = page.getByRole('navigation', { name: sections.tags.label })
    await expect(topics.getByRole('link')).toHaveCount(11)
    for (const { viewport } of Object.values(screens)) {
      await page.setViewportSize(viewport)
      await topics.scrollIntoViewIfNeeded()
      for (const link of await topics.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    }
    const topic = topics.getByRole('link', { name: 'Седина' })
    await topic.click()
    await expect(page).toHaveURL(`${path}?tag=sedina`)
    await expect(topic).toBeFocused()
    await expect(topic).toBeInViewport()
  })
}
