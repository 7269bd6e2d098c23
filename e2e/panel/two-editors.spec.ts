import { expect, type Page } from '@playwright/test'
import { awake, description, leaveToArticles, openArticle } from './support/panel.ts'
import { test } from './support/test.ts'

let id: number
let irina: Page

test.beforeEach(async ({ editor, openAs, expectedConsole }) => {
  // The browser tells of every refusal.
  expectedConsole.push(/status of 4(12|23)/)
  id = (await editor.createArticle('Статья на двоих', 'draft')).id
  irina = await openAs('Ирина', 'editor')
})

const taken = (page: Page) => page.getByText(/Ваш текст не\s+сохранён/).first()
const versions = (page: Page) => page.getByRole('dialog', { name: 'Две версии документа' })
const compare = (page: Page) => page.getByRole('button', { name: /Сравнить/ }).click()

test('the second editor sees at once who is writing, and may take the document over', async ({
  page,
  editor,
}) => {
  await openArticle(irina, id)
  await description(irina).fill('Пишет Ирина')
  await editor.expectStored(id, 'Пишет Ирина')
  await page.goto(`/admin/collections/articles/${id}`)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Документ занят' })
  await dialog.getByRole('button', { name: /просмотр|чтения/i }).click()
  await expect(page.getByText(/Сейчас здесь пишет Ирина/)).toBeVisible()
  await expect(description(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Забрать себе' }).click()
  await expect(description(page)).toBeEnabled()
  await (await awake(description(page))).fill('Пишет Анна')
  await editor.expectStored(id, 'Пишет Анна')

  // Her text is not lost: it is in her form, and she is told.
  await description(irina).fill('Ирина пишет дальше')
  await expect(taken(irina)).toBeVisible()
  expect((await editor.stored(id)).description).toBe('Пишет Анна')
  await compare(irina)
  await expect(versions(irina).getByRole('row', { name: /Ирина пишет дальше Пишет Анна/ })).toBeVisible()
  await versions(irina).getByRole('button', { name: 'Закрыть' }).click()
  await expect(description(irina)).toHaveValue('Ирина пишет дальше')
})

test('text over a newer text of a colleague is refused, both are shown, and mine can stay', async ({
  page,
  editor,
}) => {
  await openArticle(page, id)
  await openArticle(irina, id)
  await description(irina).fill('Новый текст Ирины')
  await editor.expectStored(id, 'Новый текст Ирины')
  // She has gone: nothing is locked any more.
  await leaveToArticles(irina)
  await expect(irina).toHaveURL(/collections\/articles(\?|$)/)
  const locks = `where[document.relationTo][equals]=articles&where[document.value][equals]=${id}`
  await expect.poll(() => editor.all('payload-locked-documents', locks)).toEqual([])

  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Заголовок Анны')
  await expect(taken(page)).toBeVisible()
  const theirs = { title: 'Статья на двоих', description: 'Новый текст Ирины' }
  expect(await editor.stored(id)).toMatchObject(theirs)
  await compare(page)
  for (const row of [/Заголовок Заголовок Анны Статья на двоих/, /Краткое описание Было Новый текст Ирины/]) {
    await expect(versions(page).getByRole('row', { name: row })).toBeVisible()
  }
  await versions(page).getByRole('button', { name: 'Оставить мой' }).click()
  await expect.poll(() => editor.stored(id)).toMatchObject({ title: 'Заголовок Анны', description: 'Было' })
  await expect(taken(page)).toBeHidden()
  const history = await editor.all('articles/versions', `where[parent][equals]=${id}`)
  expect(history).toContainEqual(expect.objectContaining({ version: expect.objectContaining(theirs) }))
})

test('the text of the colleague can be taken instead of mine', { tag: '@full' }, async ({ page, editor }) => {
  await openArticle(page, id)
  await editor.update('articles', id, { description: 'Мимо панели' }, 'draft=true')
  await description(page).fill('Мой текст')
  await expect(taken(page)).toBeVisible()
  await compare(page)
  await page.getByRole('button', { name: 'Взять сохранённый' }).click()
  await expect(description(page)).toHaveValue('Мимо панели')
  await expect(page.getByText(/Есть несохранённый текст/)).toHaveCount(0)
})

test('one’s own saves, one after the other, are never taken for somebody else’s', {
  tag: '@full',
}, async ({ page, editor }) => {
  await openArticle(page, id)
  const text = 'Длинный текст, который сохраняется по дороге много раз, раз за разом, пока его пишут.'
  await description(page).clear()
  await description(page).pressSequentially(text, { delay: 40 })
  await editor.expectStored(id, text)
  await expect(taken(page)).toHaveCount(0)
})
