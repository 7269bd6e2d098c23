import { expect, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {}, viewport: { width: 1280, height: 900 } })
async function begin(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin/collections/articles/create`)
  await expect(page).toHaveURL(/articles\/\d+/)
  await awake(page.getByRole('textbox', { name: 'Заголовок' }).first())
}

test('«Создать» and leaving leaves nothing in the list, and no number rises', async ({ page, servers }) => {
  const editor = await Editor.signIn(page.request, servers)
  const panel = `${servers.cmsUrl}/admin`
  const list = `${panel}/collections/articles`
  await begin(page, servers.cmsUrl)
  await expect(page.getByRole('heading', { level: 1, name: 'Без названия' })).toBeVisible()
  await page.goto(list)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(
    page.getByRole('row').filter({ hasText: 'Пусто' }).filter({ hasText: 'Черновик' }),
  ).toHaveCount(0)
  await page.goto(panel)
  await expect(page.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
  await expect(page.getByText(/черновик(а|ов)? стат/)).toHaveCount(0)

  await begin(page, servers.cmsUrl)
  await page.getByLabel('Краткое описание').fill('Одно слово')
  const id = page.url().split('/').at(-1)
  const stored = async () =>
    (await editor.send<{ description: string }>('GET', `/articles/${id}?draft=true&depth=0`)).description
  await expect.poll(stored).toBe('Одно слово')
  await page.goto(panel)
  await expect(page.getByRole('link', { name: /1\s*черновик статьи/ })).toBeVisible()
})

test('the fault of a field is shown in full', async ({ page, servers, expectedConsole }) => {
  // The browser tells of the refusal.
  expectedConsole.push(/status of 400/)
  const editor = await Editor.signIn(page.request, servers)
  const { id } = await editor.first('articles', 'where[_status][equals]=published')
  await page.goto(`${servers.cmsUrl}/admin/collections/articles/${id}`)
  // The lock beside the address opens it; it has no other name than its own.
  await (await awake(page.locator('.slug-field-component button, .lock-button').last())).click()
  await page.locator('#field-slug').fill('sedye--viski')
  const hint = page.locator('.field-error').filter({ hasText: 'Адрес состоит из' })
  await page.getByRole('button', { name: 'Опубликовать изменения' }).click()
  await expect(hint).toBeVisible()
  expect(await hint.evaluate(isWhole)).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hint).toBeVisible()
  expect(await hint.evaluate(isWhole)).toBe(true)
})

/** Whether no line of an element, nor of its parts, is cut. */
function isWhole(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].every(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth || clientWidth === 0,
  )
}
