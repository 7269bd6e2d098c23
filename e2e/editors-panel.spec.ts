import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectToFit } from './support/checks.ts'
import { Editor } from './support/editor.ts'
import { letters } from './support/inbox.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

/* The person sits in Vladivostok, the server's clock is another: one moment must read the same everywhere. */
test.use({
  cmsSettings: {},
  siteSettings: {},
  timezoneId: 'Asia/Vladivostok',
  viewport: { width: 1280, height: 900 },
})

test('a picture in use shows its places with links, is not deleted, and goes to the trash only when meant', async ({
  page,
  servers: { cmsUrl, dataDir },
  expectedConsole,
}) => {
  expectedConsole.push(/409/)
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const article = await editor.first<{ title: string; preview: number }>(
    'articles',
    'where[preview][exists]=true',
  )
  await page.goto(`${cmsUrl}/admin/collections/media/${article.preview}`)
  const uses = page.getByRole('region', { name: 'Где используется' })
  await expect(uses.getByRole('link', { name: `Статья «${article.title}»` })).toBeVisible()

  await (await awake(page.locator('.doc-controls__popup button').first())).click()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Картинка стоит здесь:')).toContainText(article.title)

  await uses.getByRole('button', { name: /Всё равно/ }).click()
  await page.getByRole('button', { name: 'В корзину', exact: true }).click()
  await page.waitForURL(/collections\/media(\?|$)/)
  await page.goto(`${cmsUrl}/admin/collections/articles/${article.id}`)
  // The form still shows the picture that the site shows.
  await expect(page.locator('#field-preview img')).toBeVisible()
})

test('a picture without a description is not sent before its editor has said what is on it', async ({
  page,
  servers: { cmsUrl, dataDir },
}) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}/admin/collections/media/create`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/media(\?|$)/.test(request.url())) sent.push(request.url())
  })
  const data = await readFile(path.resolve(import.meta.dirname, '../content/pictures/shade-1-0.webp'))
  await awake(page.getByRole('button', { name: 'Сохранить' }))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pryad.webp', mimeType: 'image/webp', buffer: data })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Напишите, что на').first()).toBeVisible()
  await expect(page.getByLabel('Что на картинке')).toBeFocused()
  expect(sent).toEqual([])
  await page.getByLabel('Что на картинке').fill('Прядь "Основа" - чёрная')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByLabel('Что на картинке')).toHaveValue('Прядь «Основа» — чёрная')
})

test('a taken-off article with newer drafts is a draft in the list, with its topics, and its versions have one clock', async ({
  page,
  servers: { cmsUrl, siteUrl, dataDir },
}) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const article = await editor.first<{ slug: string; title: string }>('articles', 'sort=-publishedAt')
  await editor.update('articles', article.id, { title: `${article.title}.` }, 'draft=true')
  await page.goto(`${cmsUrl}/admin/collections/articles`)
  const row = page.getByRole('row').filter({ hasText: `${article.title}.` })
  await expect(row).toContainText('на сайте прежний вид')
  await editor.update('articles', article.id, { _status: 'draft' })
  await expect
    .poll(async () => (await page.request.get(`${siteUrl}/articles/${article.slug}`)).status())
    .toBe(404)
  await page.reload()
  await expect(row).toContainText('Черновик')
  await expect(row).not.toContainText('на сайте прежний вид')
  // Rows that have not been scrolled into view know their topics, too.
  await expect(page.locator('td.cell-tags', { hasText: 'Пусто' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Все', exact: true })).toBeVisible()

  await page.goto(`${cmsUrl}/admin/collections/articles/${article.id}/versions`)
  const version = page.locator('td.cell-updatedAt a').last()
  await expect(version).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)
  const moment = (await version.textContent()) ?? ''
  await version.click()
  await expect(page.locator('.step-nav')).toContainText(moment)
  await page.getByRole('button', { name: 'Вернуть эту версию' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Вернуть вид, который был' })
  await expect(dialog).toContainText(moment)
  await expect(dialog).toContainText('сразу появится на сайте')
})

test('a colleague is invited by letter and sets a password, knowing the rule beforehand', async ({
  page,
  browser,
  servers: { cmsUrl, dataDir },
}) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}/admin/collections/users/create`)
  await (await awake(page.getByLabel('Имя'))).fill('Ирина')
  await page.getByLabel('Электронная почта').fill('irina@example.ru')
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Отправить приглашение ещё раз' })).toBeVisible()
  await expect.poll(() => letters(dataDir, 'account')).toHaveLength(1)
  const [letter = ''] = await letters(dataDir, 'account')
  const link = /http:\S+\/admin\/new-password\/\w+/.exec(letter)?.[0] ?? ''

  const guest = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const irina = await guest.newPage()
  await irina.goto(link)
  await expect(irina.getByText(/Больше\s8 и\sменьше\s20 латинских символов/)).toBeVisible()
  await (await awake(irina.getByLabel('Новый пароль'))).fill('Irina2026Parol')
  await irina.getByLabel('Пароль ещё раз').fill('Irina2026Parol')
  await irina.getByRole('button', { name: 'Сохранить пароль' }).click()
  await irina.waitForURL(/admin\/login/)
  await (await awake(irina.getByLabel('Электронная почта'))).fill('irina@example.ru')
  await irina.getByLabel('Пароль', { exact: true }).fill('Irina2026Parol')
  await irina.getByRole('button', { name: 'Войти' }).click()
  await expect(irina.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
  await guest.close()
})

test('the first page leads to the site, to the guide and to the pages of the panel’s own, which say where they are', async ({
  page,
  servers: { cmsUrl, siteUrl, dataDir },
}) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}/admin`)
  const ways = page.getByRole('list', { name: 'Другие страницы' })
  await expect(ways.getByRole('link', { name: 'Открыть сайт' })).toHaveAttribute('href', siteUrl)
  for (const title of ['Импорт товаров', 'Выгрузка', 'Персональные данные', 'Руководство редактора']) {
    await page.goto(`${cmsUrl}/admin`)
    await (await awake(ways.getByRole('link', { name: title }))).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('.step-nav')).toContainText(title)
  }
  await page.locator('img[alt="Черновик на сайте"]').scrollIntoViewIfNeeded()
  const isDrawn = () =>
    page.locator('img[alt="Черновик на сайте"]').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
})

test('the page of one’s own account fits every screen', async ({ page, servers: { cmsUrl, dataDir } }) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}/admin/account`)
  await expect(page.getByRole('heading', { name: 'Настройки панели' })).toBeVisible()
  await expectToFit(page)
})
