import { expect, type Page } from '@playwright/test'
import { awake, description, leaveToArticles, publish } from './support/panel.ts'
import { test } from './support/test.ts'

const slug = (page: Page) => page.locator('#field-slug')
const hint = (page: Page) => page.locator('.field-error').filter({ hasText: 'Адрес состоит из' })

/** Whether no line of an element, nor of its parts, is cut. */
const isWhole = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].every(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth || clientWidth === 0,
  )

test('the fault of a field is told in full when a publication is refused, and no text is lost', {
  tag: '@full',
}, async ({ page, editor, expectedConsole }) => {
  // The browser tells of the refusal.
  expectedConsole.push(/status of 400/)
  const article = await editor.createArticle('Статья с ошибкой в адресе')
  await page.goto(`/admin/collections/articles/${article.id}`)
  await (await awake(page.getByRole('button', { name: 'Разблокировать' }))).click()
  await slug(page).fill('sedye--viski')
  await expect.poll(async () => (await editor.stored(article.id)).slug).toBe('sedye--viski')
  await expect(page.locator('.autosave')).toHaveText(/Сохранено/, { useInnerText: true })
  await publish(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(hint(page)).toBeVisible()
    expect(await hint(page).evaluate(isWhole)).toBe(true)
  }
  await slug(page).fill(article.slug)
  await expect(hint(page)).toBeHidden()
  await publish(page)
  await expect(page.getByText('Сохранено.', { exact: true })).toBeVisible()
  await expect(page.locator('.field-error')).toHaveCount(0)

  // Text that is typed in the moment of a publication that is refused stays, too.
  await slug(page).fill('sedye--viski')
  await expect(page.locator('.autosave')).toContainText('Сохранено')
  await description(page).fill('Набрано за миг до публикации.')
  await publish(page)
  await expect(hint(page)).toBeVisible()
  await leaveToArticles(page)
  await expect(page).toHaveURL(/collections\/articles(\?|$)/)
  await editor.expectStored(article.id, 'Набрано за миг до публикации.')
})
