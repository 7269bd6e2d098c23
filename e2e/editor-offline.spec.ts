import { expect, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({
  cmsSettings: {},
  siteSettings: {},
  viewport: { width: 1280, height: 900 },
})

let editor: Editor
let article: { id: number; title: string; description: string }
let address: string

test.beforeEach(async ({ servers, page, expectedConsole }) => {
  // The browser and Next.js tell of every request that did not get through.
  expectedConsole.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 503/, /Не\s+сохранено/)
  editor = await Editor.signIn(page.request, servers)
  article = (await editor.create('articles', { title: 'Статья без сети' }, 'draft=true')) as typeof article
  address = `${servers.cmsUrl}/admin/collections/articles/${article.id}`
  await page.goto(address)
  await awake(description(page))
  // The editor of long texts comes as a part of its own.
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
})

const description = (page: Page) => page.getByLabel('Краткое описание')
const away = (page: Page) => page.getByText(/Не\s+сохранено, нет связи/)
const stored = async () =>
  (await editor.send<{ description: string }>('GET', `/articles/${article.id}?draft=true&depth=0`))
    .description

async function typeOffline(page: Page, text: string) {
  await page.context().setOffline(true)
  await description(page).fill(text)
  await expect(away(page)).toBeVisible()
}

test('text typed offline is said not to be saved, and saved when the network is back', async ({ page }) => {
  await typeOffline(page, 'Первое без сети')
  // As if all were saved.
  await expect(page.locator('.doc-controls__status')).toBeHidden()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  await description(page).fill('Второе без сети')
  await page.context().setOffline(false)
  await expect(away(page)).toBeHidden()
  await expect.poll(stored).toBe('Второе без сети')
  await expect(page.locator('.doc-controls__status')).toBeVisible()
})

test('text typed while the server is away is saved when it is back', async ({ page }) => {
  let isAway = true
  await page.route(/\/api\/articles\/\d+\?.*autosave/, (route) =>
    isAway ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  )
  await description(page).fill('Пока сервер лежит')
  await expect(away(page)).toBeVisible()
  // The panel tries by itself as well: the server is back with the press, not before it.
  await page.route('**/server-is-back', (route) => {
    isAway = false
    return route.fulfill({ status: 204 })
  })
  await page.evaluate(() =>
    document.addEventListener('click', () => fetch('/server-is-back'), { capture: true, once: true }),
  )
  await page.getByRole('button', { name: 'Попробовать сейчас' }).click()
  await expect.poll(stored).toBe('Пока сервер лежит')
  await expect(away(page)).toBeHidden()
})

test('leaving with text that is not saved asks first', async ({ page }) => {
  await typeOffline(page, 'Не уходите')
  await page.getByRole('link', { name: 'Статьи' }).last().click()
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(description(page)).toHaveValue('Не уходите')

  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => questions).toEqual(['beforeunload'])
})

test('text of a tab that died is offered again, and can be brought back', async ({ page, context }) => {
  await typeOffline(page, 'Вкладка умерла')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.localStorage)))
    .toContain('Вкладка умерла')
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText(/Есть несохранённый текст от/)).toBeVisible()
  await (await awake(again.getByRole('button', { name: 'Вернуть' }))).click()
  await expect(description(again)).toHaveValue('Вкладка умерла')
  await expect.poll(stored).toBe('Вкладка умерла')
  await expect
    .poll(() => again.evaluate(() => JSON.stringify(window.localStorage)))
    .not.toContain('Вкладка умерла')
  await expect(again.getByText(/Есть несохранённый текст/)).toHaveCount(0)
})

test('text typed in the last moment before another page of the panel is opened is saved', async ({
  page,
}) => {
  await description(page).fill('В последний миг')
  await page.getByRole('link', { name: 'Статьи' }).last().click()
  await expect(page).toHaveURL(/collections\/articles(\?|$)/)
  await expect.poll(stored).toBe('В последний миг')
})

test('visitors’ questions leave no copy in the browser', async ({ page, servers }) => {
  const question = await editor.create('faq-questions', { question: 'Чей-то вопрос?', state: 'new' })
  await page.goto(`${servers.cmsUrl}/admin/collections/faq-questions/${question.id}`)
  const field = await awake(
    page.getByLabel('Вопрос', { exact: true }).or(page.locator('#field-question')).first(),
  )
  await page.context().setOffline(true)
  await field.fill('Личное посетителя')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(away(page)).toBeVisible()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('Личное')
})
