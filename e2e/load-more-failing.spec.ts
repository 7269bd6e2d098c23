import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible } from './support/checks.ts'
import { aLesson, anArticle, many } from './support/stub-content.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections } = texts

// The site asks its API for a hundred at once: the fifth page of 24 takes the next hundred.
test.beforeEach(({ stub }) =>
  stub.show({
    articles: many(120, (number) => anArticle({ slug: `statya-${number}`, title: `Статья ${number}` })),
    lessons: many(120, (number) => aLesson({ slug: `urok-${number}`, title: `Урок ${number}` })),
  }),
)

for (const { path, list, unavailable, options } of [
  { path: '/', list: '#articles article', unavailable: sections.articles.unavailable, options: {} },
  {
    path: '/video',
    list: 'main article',
    unavailable: sections.video.unavailable,
    options: { tag: '@full' },
  },
])
  test(
    `a page of the list on ${path} that failed is requested again by the same link`,
    options,
    async ({ page, stub: { api }, expectedConsole }) => {
      expectedConsole.push(/503/)
      const entries = page.locator(list)
      const more = page.getByRole('main').getByRole('link', { name: sections.articles.more })
      await openAwake(page, path)
      for (let shown = 48; shown <= 96; shown += 24) {
        await more.press('Enter')
        await expect(entries).toHaveCount(shown)
      }
      api.trouble = 'status 500'
      await more.press('Enter')
      await expect(page.getByText(unavailable)).toBeVisible()
      await expect(entries).toHaveCount(96)
      await expect(more).toBeFocused()
      await expectAccessible(page)
      api.trouble = null
      // The site repeats a request that has just failed at most once a second.
      await expect(async () => {
        if ((await entries.count()) === 96) await more.press('Enter')
        await expect(entries).toHaveCount(120, { timeout: 1000 })
      }).toPass()
      await expect(page.getByText(unavailable)).toHaveCount(0)
      await expect(entries.nth(96).getByRole('link').first()).toBeFocused()
      await expect(page).toHaveURL(`${path}?page=5`)
    },
  )
