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

/** Marks requests that a press of the mouse has sent in the same turn: attempts that the panel makes by itself come in turns of their own. */
async function markPressed(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window
    let isPressed = false
    window.fetch = (input, init) => {
      if (!isPressed) return fetch(input, init)
      const headers = new Headers(init?.headers)
      headers.set('x-pressed', 'yes')
      return fetch(input, { ...init, headers })
    }
    const press = () => {
      isPressed = true
      setTimeout(() => {
        isPressed = false
      })
    }
    window.addEventListener('click', press, { capture: true })
  })
  await page.reload()
  await awake(description(page))
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
}

test('text typed while the server is away is saved by the button when it is back', async ({ page }) => {
  await markPressed(page)
  // The panel also retries by itself: for those requests the server stays down.
  await page.route(/\/api\/articles\/\d+\?.*autosave/, async (route) => {
    const isPressed = (await route.request().headerValue('x-pressed')) !== null
    return isPressed ? route.continue() : route.fulfill({ status: 503, body: 'down' })
  })
  await description(page).fill('Пока сервер лежит')
  await expect(away(page)).toBeVisible()
  await page.getByRole('button', { name: 'Попробовать сейчас' }).click()
  await expect.poll(stored).toBe('Пока сервер лежит')
  await expect(away(page)).toBeHidden()
})

test('text typed while the server is away is saved without the button, too', async ({ page }) => {
  let isAway = true
  await page.route(/\/api\/articles\/\d+\?.*autosave/, (route) =>
    isAway ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  )
  await description(page).fill('Пока сервер лежит')
  await expect(away(page)).toBeVisible()
  isAway = false
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
