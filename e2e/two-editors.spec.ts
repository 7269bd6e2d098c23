import { expect, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { colleague } from './support/editors.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({
  cmsSettings: {},
  siteSettings: {},
  viewport: { width: 1280, height: 900 },
})

let editor: Editor
let article: { id: number }
let address: string
let irina: Page

test.beforeEach(async ({ servers, page, browser, expectedConsole }) => {
  // The browser tells of every refusal.
  expectedConsole.push(/status of 4(12|23)/)
  editor = await Editor.signIn(page.request, servers)
  const text = { title: 'Статья на двоих', description: 'Было' }
  article = (await editor.create('articles', text, 'draft=true')) as { id: number }
  address = `${servers.cmsUrl}/admin/collections/articles/${article.id}`
  irina = await colleague(browser, editor, servers, 'Ирина')
})
test.afterEach(() => irina.context().close())

const title = (page: Page) => page.getByRole('textbox', { name: 'Заголовок' }).first()
const description = (page: Page) => page.getByLabel('Краткое описание')
const taken = (page: Page) => page.getByText(/Ваш текст не\s+сохранён/).first()
const stored = () =>
  editor.send<{ title: string; description: string }>('GET', `/articles/${article.id}?draft=true&depth=0`)

async function open(page: Page) {
  await page.goto(address)
  await awake(description(page))
}

async function write(page: Page, text: string) {
  await description(page).fill(text)
  await expect.poll(async () => (await stored()).description).toBe(text)
}

test('the second editor sees at once who is writing, and may take the document over', async ({ page }) => {
  await open(irina)
  await write(irina, 'Пишет Ирина')
  await page.goto(address)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Документ занят' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /просмотр|чтения/i }).click()
  await expect(page.getByText(/Сейчас здесь пишет Ирина/)).toBeVisible()
  await expect(description(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Забрать себе' }).click()
  await expect(description(page)).toBeEnabled()
  await awake(description(page))
  await write(page, 'Пишет Анна')

  // Her text is not lost: it is in her form, and she is told.
  await description(irina).fill('Ирина пишет дальше')
  await expect(taken(irina)).toBeVisible()
  expect((await stored()).description).toBe('Пишет Анна')
  await irina.getByRole('button', { name: /Сравнить/ }).click()
  const both = irina.getByRole('dialog', { name: 'Две версии документа' })
  await expect(both.getByRole('row', { name: /Ирина пишет дальше Пишет Анна/ })).toBeVisible()
  await both.getByRole('button', { name: 'Закрыть' }).click()
  await expect(description(irina)).toHaveValue('Ирина пишет дальше')
})

test('text over a newer text of a colleague is refused, both are shown, and mine can stay', async ({
  page,
}) => {
  await open(page)
  await open(irina)
  await write(irina, 'Новый текст Ирины')
  // She has gone: nothing is locked any more.
  await irina.getByRole('link', { name: 'Статьи' }).last().click()
  await expect(irina).toHaveURL(/collections\/articles(\?|$)/)
  const locks = `/payload-locked-documents?where[document.relationTo][equals]=articles&where[document.value][equals]=${article.id}`
  const count = async () => (await editor.send<{ totalDocs: number }>('GET', locks)).totalDocs
  await expect.poll(count).toBe(0)

  await title(page).fill('Заголовок Анны')
  await expect(taken(page)).toBeVisible()
  expect(await stored()).toMatchObject({ title: 'Статья на двоих', description: 'Новый текст Ирины' })
  await page.getByRole('button', { name: /Сравнить/ }).click()
  const both = page.getByRole('dialog', { name: 'Две версии документа' })
  await expect(both.getByRole('row', { name: /Заголовок Заголовок Анны Статья на двоих/ })).toBeVisible()
  await expect(both.getByRole('row', { name: /Краткое описание Было Новый текст Ирины/ })).toBeVisible()
  await both.getByRole('button', { name: 'Оставить мой' }).click()
  await expect.poll(stored).toMatchObject({ title: 'Заголовок Анны', description: 'Было' })
  await expect(taken(page)).toBeHidden()

  const versions = await editor.send<{ docs: { version: { description: string } }[] }>(
    'GET',
    `/articles/versions?where[parent][equals]=${article.id}&depth=0`,
  )
  expect(versions.docs.map(({ version }) => version.description)).toContain('Новый текст Ирины')
})

test('the text of the colleague can be taken instead of mine', async ({ page }) => {
  await open(page)
  await editor.update('articles', article.id, { description: 'Мимо панели' }, 'draft=true')
  await description(page).fill('Мой текст')
  await expect(taken(page)).toBeVisible()
  await page.getByRole('button', { name: /Сравнить/ }).click()
  await page.getByRole('button', { name: 'Взять сохранённый' }).click()
  await expect(description(page)).toHaveValue('Мимо панели')
  await expect(page.getByText(/Есть несохранённый текст/)).toHaveCount(0)
})

test('one’s own saves, one after the other, are never taken for somebody else’s', async ({ page }) => {
  await open(page)
  await description(page).pressSequentially(
    'Длинный текст, который сохраняется по дороге много раз. '.repeat(4),
    {
      delay: 40,
    },
  )
  const text = await description(page).inputValue()
  await expect.poll(async () => (await stored()).description).toBe(text)
  await expect(taken(page)).toHaveCount(0)
})
