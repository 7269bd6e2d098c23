import { expect, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {}, viewport: { width: 1280, height: 900 } })
let editor: Editor
let article: { id: number; slug: string }

test.beforeEach(async ({ servers, page, expectedConsole }) => {
  // The browser tells of the refusal.
  expectedConsole.push(/status of 400/)
  editor = await Editor.signIn(page.request, servers)
  article = await editor.first('articles', 'where[_status][equals]=published')
  await page.goto(`${servers.cmsUrl}/admin/collections/articles/${article.id}`)
  await (await awake(page.getByRole('button', { name: 'Разблокировать' }))).click()
})

const description = (page: Page) => page.getByLabel('Краткое описание')
const slug = (page: Page) => page.locator('#field-slug')
const hint = (page: Page) => page.locator('.field-error').filter({ hasText: 'Адрес состоит из' })
const stored = async () =>
  (await editor.send<{ description: string }>('GET', `/articles/${article.id}?draft=true&depth=0`))
    .description

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Опубликовать изменения' }).click()
}

test('the fault of a field stays visible while the rest is written, until it is put right', async ({
  page,
}) => {
  await slug(page).fill('sedye--viski')
  await publish(page)
  await expect(hint(page)).toBeVisible()
  for (const text of ['Написано после отказа.', 'И ещё раз после отказа.']) {
    await description(page).fill(text)
    await expect.poll(stored).toBe(text)
    await expect(page.locator('.autosave')).toContainText('Сохранено')
    await expect(hint(page)).toBeVisible()
  }
  await slug(page).fill(article.slug)
  await expect(hint(page)).toBeHidden()
  await publish(page)
  await expect(page.getByText('Сохранено.', { exact: true })).toBeVisible()
  await expect(page.locator('.field-error')).toHaveCount(0)
})

test('text of a publication that was refused is not lost by leaving', async ({ page }) => {
  await slug(page).fill('sedye--viski')
  await expect(page.locator('.autosave')).toContainText('Сохранено')
  await description(page).fill('Набрано за миг до публикации.')
  await publish(page)
  await expect(hint(page)).toBeVisible()
  await page.getByRole('link', { name: 'Статьи' }).last().click()
  await expect(page).toHaveURL(/collections\/articles(\?|$)/)
  await expect.poll(stored).toBe('Набрано за миг до публикации.')
})
