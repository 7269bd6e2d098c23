import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { aFeed, aFullOffer } from '../apps/cms/tests/support/product-feed.ts'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { type OwnServers, test } from './support/servers.ts'

test.use({
  cmsSettings: {},
  // A refused file, and an icon that browsers look for by themselves.
  expectedConsole: [/Failed to load resource.*40[04]/],
})
test.describe.configure({ mode: 'serial' })

/** Storing five hundred products takes seconds, and more on a busy machine. */
const patience = { timeout: 120_000 }

async function openPanel(page: Page, servers: OwnServers): Promise<void> {
  const { cmsUrl } = servers
  await Editor.signIn(page.request, servers)
  await page.goto(`${cmsUrl}/admin`)
}

/** On a screen of this width the menu is folded. */
async function follow(page: Page, name: string): Promise<void> {
  await (await awake(page.getByRole('button', { name: /^открыть меню/i }))).click()
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const field = await awake(page.getByLabel('Файл с товарами'))
  await field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Проверить' }).click()
}

test('an editor imports a feed of 500 products, and the site shows them', async ({ page, servers }) => {
  await openPanel(page, servers)
  await follow(page, 'Импорт товаров')
  await expect(page.getByRole('heading', { name: 'Импорт товаров', level: 1 })).toBeVisible()

  const offers = Array.from({ length: 500 }, (_, index) => aFullOffer(index + 1))
  const feed = aFeed([
    ...offers,
    { ean: '2007700000017', name: 'Прядь «Основа» 1-0 Ночь' },
    { ean: '2007700000018', name: 'С ошибкой в штрихкоде' },
  ])
  await choose(page, 'feed.xml', feed)
  await expect(page.getByRole('button', { name: 'Новые: 500' })).toBeVisible(patience)
  await expect(page.getByText('Пока ничего не изменилось')).toBeVisible()

  // A shop's feed leaves the brand's own texts alone until the editor chooses otherwise.
  await page.getByRole('button', { name: 'Изменятся: 1' }).click()
  const changed = page.getByRole('row', { name: '2007700000017' })
  await expect(changed).toContainText('На сайте: изменения увидят сразу')
  await expect(changed).not.toContainText('Ночь')
  await page.getByLabel('Полное название').check()
  await page.getByRole('button', { name: 'Изменятся: 1' }).click()
  await expect(changed.locator('del').first()).toHaveText('Прядь «Основа» 1-0 Чёрный')
  await expect(changed.locator('ins').first()).toHaveText('Прядь «Основа» 1-0 Ночь')
  await page.getByRole('button', { name: 'Не приняты: 1' }).click()
  await expect(page.getByRole('row', { name: '2007700000018' })).toContainText('контрольная цифра')

  await page.getByLabel(/Сразу публиковать/).check()
  await page.getByRole('button', { name: 'Импортировать 501 товар' }).click()
  await expect(page.getByRole('heading', { name: 'Импорт выполнен' })).toBeFocused(patience)
  await expect(page.getByText(/Добавлено: 500\u00a0товаров\. Изменено: 1\u00a0товар\./)).toBeVisible()

  await page.getByRole('link', { name: 'К товарам' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/products/, patience)
  await page.goto(`${servers.cmsUrl}/admin/collections/products?search=${encodeURIComponent('фида № 500')}`)
  await expect(page.getByRole('link', { name: 'Краска из фида № 500' })).toBeVisible(patience)
  await expect
    // The site keeps the number of a shade together by an invisible character.
    .poll(
      async () => (await (await page.request.get(servers.siteUrl)).text()).replaceAll('\u2060', ''),
      patience,
    )
    .toContain('1-0 Ночь')
})

test('a file that is none is refused in words, and the next one is taken', async ({ page, servers }) => {
  await openPanel(page, servers)
  await page.goto(`${servers.cmsUrl}/admin/product-import`)
  await choose(page, 'book.xlsx', 'PK\u0003\u0004')
  // Next.js keeps an empty alert of its own in the page.
  await expect(page.getByRole('alert').filter({ hasText: 'CSV UTF-8' })).toBeVisible()
  await choose(page, 'one.csv', 'Штрихкод;Название\n2007700000024;Другое название\n')
  await expect(page.getByRole('button', { name: 'Изменятся: 1' })).toBeVisible()
})

test('products are taken out as a table', async ({ page, servers }) => {
  await openPanel(page, servers)
  await follow(page, 'Выгрузка')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Оттенки, CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Оттенки .*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Штрихкод (EAN);Полное название')
})
