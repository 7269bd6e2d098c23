import { expect, type Page } from '@playwright/test'
import { awake, description, leaveToArticles, openArticle, save } from './support/panel.ts'
import { test } from './support/test.ts'

let id: number

test.beforeEach(async ({ page, editor, expectedConsole }) => {
  // The browser and Next.js tell of every request that did not get through.
  expectedConsole.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 503/, /Не\s+сохранено/)
  id = (await editor.createArticle('Статья без сети', 'draft')).id
  await openArticle(page, id)
})

const away = (page: Page) => page.getByText(/Не\s+сохранено, нет связи/)
const copies = (page: Page) => page.evaluate(() => JSON.stringify(window.localStorage))

async function typeOffline(page: Page, text: string) {
  await page.context().setOffline(true)
  await description(page).fill(text)
  await expect(away(page)).toBeVisible()
}

test('text typed offline is said not to be saved, leaving asks first, and it is saved when the network is back', async ({
  page,
  editor,
}) => {
  await typeOffline(page, 'Первое без сети')
  // It would say that all is saved.
  await expect(page.locator('.doc-controls__status')).toBeHidden()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  await leaveToArticles(page)
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(description(page)).toHaveValue('Первое без сети')
  await description(page).fill('Второе без сети')
  await page.context().setOffline(false)
  await expect(away(page)).toBeHidden()
  await editor.expectStored(id, 'Второе без сети')
  await expect(page.locator('.doc-controls__status')).toBeVisible()
})

test('a tab with text that is not saved asks before it closes; its text is offered again, and can be brought back', async ({
  page,
  context,
  editor,
}) => {
  await typeOffline(page, 'Вкладка умерла')
  await expect.poll(() => copies(page)).toContain('Вкладка умерла')
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  // A tab that closes may send one more save on its way; one that crashes does not.
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`/admin/collections/articles/${id}`)
  await expect(again.getByText(/Есть несохранённый текст от/)).toBeVisible()
  await (await awake(again.getByRole('button', { name: 'Вернуть' }))).click()
  await expect(description(again)).toHaveValue('Вкладка умерла')
  await editor.expectStored(id, 'Вкладка умерла')
  await expect.poll(() => copies(again)).not.toContain('Вкладка умерла')
  await expect(again.getByText(/Есть несохранённый текст/)).toHaveCount(0)
})

test('text typed in the last moment before another page of the panel is opened is saved', {
  tag: '@full',
}, async ({ page, editor }) => {
  await description(page).fill('В последний миг')
  await leaveToArticles(page)
  await expect(page).toHaveURL(/collections\/articles(\?|$)/)
  await editor.expectStored(id, 'В последний миг')
})

test('visitors’ questions leave no copy in the browser', { tag: '@full' }, async ({ page, editor }) => {
  const question = await editor.create('faq-questions', { question: 'Чей-то вопрос?', state: 'read' })
  await page.goto(`/admin/collections/faq-questions/${question.id}`)
  const field = await awake(page.locator('#field-question'))
  await page.context().setOffline(true)
  await field.fill('Личное посетителя')
  await save(page)
  await expect(away(page)).toBeVisible()
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  expect(await copies(page)).not.toContain('Личное')
})

test('text typed while the server is away is saved when it is back, at a press', {
  tag: '@full',
}, async ({ page, editor }) => {
  let isAway = true
  await page.route(/\/api\/articles\/\d+\?.*autosave/, (route) =>
    isAway ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  )
  await description(page).fill('Пока сервер лежит')
  await expect(away(page)).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Попробовать сейчас' }).click()
  await editor.expectStored(id, 'Пока сервер лежит')
  await expect(away(page)).toBeHidden()
})
