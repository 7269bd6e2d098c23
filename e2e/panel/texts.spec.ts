import { expect, type Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { awake, save } from './support/panel.ts'
import { test } from './support/test.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Текст', exact: true })

test('an editor finds a verdict and changes it, and the finder says it, with scripts and without', {
  tag: '@full',
}, async ({ page, visitor }) => {
  await page.goto(`/admin/collections/texts?search=${encodeURIComponent('Получится дома')}`)
  // The texts are those that the site knows: nobody makes another.
  await expect(page.getByRole('link', { name: 'Создать' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Получится дома' }).click()
  await expect(page.locator('#field-place')).toHaveValue('Вердикт')
  await (await awake(text(page))).fill('Смело "красьте" - выйдет')
  await save(page)
  await expect(text(page)).toHaveValue('Смело «красьте» — выйдет')
  await expect(page.getByLabel('Исходный текст')).toHaveValue('Получится дома')
  await expect(page.getByLabel('Изменён')).toBeChecked()

  const said = /Смело\s«красьте»\s—\sвыйдет/
  const withoutScripts = async () => (await visitor.request.get('/shade?level=6&grey=50&wish=6-0')).text()
  await expect.poll(withoutScripts).toMatch(said)
  await openAwake(visitor, '/shade?wish=6-0')
  await visitor.locator('input[name="level"][value="6"]').check()
  await visitor.getByRole('button', { name: 'Показать, что получится' }).click()
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(said)
})

test('an editor finds a text by its section and changes it, and visitors read it on every page', {
  tag: '@full',
}, async ({ page, visitor }) => {
  await page.goto('/admin/collections/texts')
  const sections = page.getByRole('navigation', { name: 'Какие тексты показать' })
  await sections.getByRole('link', { name: 'Подвал' }).click()
  await expect(sections.getByRole('link', { name: 'Подвал' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Плохо после краски?' }).click()
  await expect(page.locator('#field-place')).toHaveValue('Ссылка на первую помощь')
  await (await awake(text(page))).fill('Жжёт "после" краски?')
  await save(page)
  await expect(text(page)).toHaveValue('Жжёт «после» краски?')

  const said = /Жжёт\s«после»\sкраски\?/
  await expect.poll(async () => (await visitor.request.get('/shops')).text()).toMatch(said)
})
