import { expect, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { awake, description, openArticle } from './support/panel.ts'
import { test } from './support/test.ts'

let id: number
/** A colleague, who writes somewhere else. */
let irina: Editor

test.beforeEach(async ({ editor, colleagues, servers, expectedConsole }) => {
  // The browser tells of every refusal.
  expectedConsole.push(/status of 4(12|23)/)
  id = (await editor.createArticle('Статья на двоих', 'draft')).id
  irina = new Editor((await colleagues.browserOf('Ирина', 'editor')).request, servers.cmsUrl)
})

/** As the panel of a colleague saves by itself, which keeps the article locked. */
const write = (text: string) =>
  irina.update('articles', id, { description: text }, 'draft=true&autosave=true')
const taken = (page: Page) => page.getByText(/Ваш текст не\s+сохранён/).first()

test('the second editor sees at once who is writing, and may take the document over', async ({
  page,
  editor,
}) => {
  await write('Пишет Ирина')
  await page.goto(`/admin/collections/articles/${id}`)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Документ занят' })
  await expect(dialog).toContainText(/editor-\w+@example\.ru/)
  await dialog.getByRole('button', { name: /просмотр|чтения/i }).click()
  await expect(description(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Забрать себе' }).click()
  await expect(description(page)).toBeEnabled()
  await (await awake(description(page))).fill('Пишет Анна')
  await editor.expectStored(id, 'Пишет Анна')
  await expect(write('Ирина пишет дальше')).rejects.toThrow(/423/)
})

test('text over that of a colleague who took the document over is refused, and mine can stay', async ({
  page,
  editor,
}) => {
  await openArticle(page, id)
  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Заголовок Анны')
  await expect.poll(async () => (await editor.stored(id)).title).toBe('Заголовок Анны')
  const locks = `where[document.relationTo][equals]=articles&where[document.value][equals]=${id}`
  const lock = await irina.first('payload-locked-documents', locks)
  const { user } = await irina.send<{ user: { id: number } }>('GET', '/users/me')
  await irina.update('payload-locked-documents', lock.id, { user: { relationTo: 'users', value: user.id } })
  await write('Текст Ирины')

  await description(page).fill('Текст Анны')
  await expect(taken(page)).toBeVisible()
  const theirs = { title: 'Заголовок Анны', description: 'Текст Ирины' }
  expect(await editor.stored(id)).toMatchObject(theirs)
  await expect(description(page)).toHaveValue('Текст Анны')
  await page.getByRole('button', { name: 'Оставить мой' }).click()
  await editor.expectStored(id, 'Текст Анны')
  await expect(taken(page)).toBeHidden()
  const history = await editor.all('articles/versions', `where[parent][equals]=${id}`)
  expect(history).toContainEqual(expect.objectContaining({ version: expect.objectContaining(theirs) }))
})

test('the text of the colleague can be taken instead of mine, which can still be brought back', {
  tag: '@full',
}, async ({ page, editor }) => {
  await openArticle(page, id)
  // By a save that leaves no lock.
  await irina.update('articles', id, { description: 'Мимо панели' }, 'draft=true')
  await description(page).fill('Мой текст')
  await expect(taken(page)).toBeVisible()
  await page.getByRole('button', { name: 'Взять сохранённый' }).click()
  await expect(description(page)).toHaveValue('Мимо панели')
  await (await awake(page.getByRole('button', { name: 'Вернуть', exact: true }))).click()
  await expect(description(page)).toHaveValue('Мой текст')
  await editor.expectStored(id, 'Мой текст')
  await expect(page.getByText(/Есть несохранённый текст/)).toHaveCount(0)
})
