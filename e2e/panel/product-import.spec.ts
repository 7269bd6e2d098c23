import { expect, type Page } from '@playwright/test'
import { aFeed, aFullOffer } from '../../apps/cms/tests/support/product-feed.ts'
import { awake } from './support/panel.ts'
import { test } from './support/test.ts'

// A refused file, and an icon that browsers look for by themselves.
test.use({ expectedConsole: [/Failed to load resource.*40[04]/] })

async function choose(page: Page, name: string, text: string): Promise<void> {
  const field = await awake(page.getByLabel('Файл с товарами'))
  await field.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Проверить' }).click()
}

test('an editor imports a feed of products after a file that is refused in words, and the site shows them', async ({
  page,
  visitor,
}) => {
  await page.goto('/admin/product-import')
  await choose(page, 'book.xlsx', 'PK\u0003\u0004')
  // Next.js keeps an empty alert of its own in the page.
  await expect(page.getByRole('alert').filter({ hasText: 'CSV UTF-8' })).toBeVisible()
  const feed = aFeed([
    ...Array.from({ length: 30 }, (_, index) => aFullOffer(index + 1)),
    { ean: '2007700000017', name: 'Прядь «Основа» 1-0 Ночь' },
    { ean: '2007700000018', name: 'С ошибкой в штрихкоде' },
  ])
  await choose(page, 'feed.xml', feed)
  await expect(page.getByRole('button', { name: 'Новые: 30' })).toBeVisible()
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
  await page.getByRole('button', { name: 'Импортировать 31 товар' }).click()
  await expect(page.getByRole('heading', { name: 'Импорт выполнен' })).toBeFocused()
  await expect(page.getByText(/Добавлено: 30\u00a0товаров\. Изменено: 1\u00a0товар\./)).toBeVisible()
  await page.getByRole('link', { name: 'К товарам' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/products/)
  // The site keeps the number of a shade together by an invisible character.
  const home = async () => (await (await visitor.request.get('/')).text()).replaceAll('\u2060', '')
  await expect.poll(home).toContain('1-0 Ночь')
})
