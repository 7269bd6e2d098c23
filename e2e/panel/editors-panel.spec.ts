import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { awake, expectPanelToFit, save } from './support/panel.ts'
import { test } from './support/test.ts'

const pictureFile = 'content/pictures/shade-1-0.webp'

const moscowTime = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
})

test('the first page leads to the site and to pages of the panel’s own, which say where they are, fit every screen and give out tables', {
  tag: '@full',
}, async ({ page, servers: { siteUrl } }) => {
  await page.goto('/admin')
  const ways = page.getByRole('list', { name: 'Другие страницы' })
  await expect(ways.getByRole('link', { name: 'Открыть сайт' })).toHaveAttribute('href', siteUrl)
  await expect(ways.getByRole('link', { name: 'Импорт товаров' })).toBeVisible()
  await (await awake(ways.getByRole('link', { name: 'Руководство редактора' }))).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Руководство редактора' })).toBeVisible()
  await expect(page.locator('.step-nav')).toContainText('Руководство редактора')
  const drawing = page.locator('img[alt="Черновик на сайте"]')
  await drawing.scrollIntoViewIfNeeded()
  const isDrawn = () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await expectPanelToFit(page)
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { name: 'Настройки панели' })).toBeVisible()
  await expectPanelToFit(page)

  await page.goto('/admin/export')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Оттенки, CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Оттенки .*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Штрихкод (EAN);Полное название')
})

test('a picture is sent once its editor has said what is on it', { tag: '@full' }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/media(\?|$)/.test(request.url())) sent.push(request.url())
  })
  await page.goto('/admin/collections/media/create')
  await awake(page.getByRole('button', { name: 'Сохранить' }))
  await page.locator('input[type=file]').setInputFiles(pictureFile)
  await save(page)
  await expect(page.getByText('Напишите, что на').first()).toBeVisible()
  const words = page.getByLabel('Что на картинке')
  await expect(words).toBeFocused()
  expect(sent).toEqual([])
  await words.fill('Прядь "Основа" - чёрная')
  await save(page)
  await expect(words).toHaveValue('Прядь «Основа» — чёрная')
})

test('a picture in use shows its places with links, is not deleted, and goes to the trash only when meant', {
  tag: '@full',
}, async ({ page, editor, expectedConsole }) => {
  expectedConsole.push(/409/)
  const picture = await editor.upload(pictureFile, 'Прядь в статье')
  const article = await editor.createArticle('Статья с прядью')
  await editor.update('articles', article.id, { preview: picture, _status: 'published' })
  await page.goto(`/admin/collections/media/${picture}`)
  const uses = page.getByRole('region', { name: 'Где используется' })
  await expect(uses.getByRole('link', { name: `Статья «${article.title}»` })).toBeVisible()
  await (await awake(page.locator('.doc-controls__popup button').first())).click()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Картинка стоит здесь:')).toContainText(article.title)

  await uses.getByRole('button', { name: /Всё равно/ }).click()
  await page.getByRole('button', { name: 'В корзину', exact: true }).click()
  await page.waitForURL(/collections\/media(\?|$)/)
  await page.goto(`/admin/collections/articles/${article.id}`)
  // The form still shows the picture that the site shows.
  await expect(page.locator('#field-preview img')).toBeVisible()
})

test('a taken-off article with newer drafts is a draft in the list, with its topics, and a version of it says when it was made', {
  tag: '@full',
}, async ({ page, editor }) => {
  const { id } = await editor.createArticle('Снятая с сайта')
  await editor.update('articles', id, { title: 'Снятая с сайта.' }, 'draft=true')
  await page.goto('/admin/collections/articles')
  const row = page.getByRole('row').filter({ hasText: 'Снятая с сайта.' })
  await expect(row).toContainText('на сайте прежний вид')
  await editor.update('articles', id, { _status: 'draft' })
  await page.reload()
  await expect(row).toContainText('Черновик')
  await expect(row).not.toContainText('на сайте прежний вид')
  // Rows that have not been scrolled into view know their topics, too.
  await expect(page.locator('td.cell-tags').last()).not.toHaveText('Пусто')

  await page.goto(`/admin/collections/articles/${id}/versions`)
  const [oldest] = await editor.all('articles/versions', `where[parent][equals]=${id}&sort=updatedAt`)
  const made = page.getByRole('main').getByRole('row').last()
  await expect(made.getByRole('cell').nth(1)).toHaveText(/[а-яё]/i)
  await made.getByRole('link').click()
  // Payload writes this moment in the clock of the cms, which is Moscow's.
  const moment = moscowTime.format(new Date(String(oldest?.updatedAt))).replace(',', '')
  await expect(page.locator('.step-nav')).toContainText(moment)
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Вернуть вид, который был' })
  await expect(dialog).toContainText(moment)
  await expect(dialog).toContainText('сразу появится на сайте')
})
