import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const texts = '/admin/collections/finder-texts'
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })

test('an editor finds a verdict and changes it, and the finder says it, with scripts and without', async ({
  page,
  request,
  servers: { cmsUrl, siteUrl, dataDir },
}) => {
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  await page.goto(`${cmsUrl}${texts}?search=${encodeURIComponent('Получится дома')}`)
  await page.getByRole('link', { name: 'Получится дома' }).click()
  await expect(page.locator('#field-place')).toHaveValue('Вердикт')
  await (await awake(text(page))).fill('Смело "красьте" - выйдет')
  await save(page).click()
  await expect(text(page)).toHaveValue('Смело «красьте» — выйдет')
  await expect(page.getByLabel('Исходный текст')).toHaveValue('Получится дома')
  await expect(page.getByLabel('Изменён')).toBeChecked()

  const said = /Смело\s«красьте»\s—\sвыйдет/
  const withoutScripts = async () => (await request.get(`${siteUrl}/shade?level=6&grey=50&wish=6-0`)).text()
  await expect.poll(withoutScripts).toMatch(said)
  await openAwake(page, '/shade?wish=6-0')
  await page.locator('input[name="level"][value="6"]').check()
  await page.getByRole('button', { name: 'Показать, что получится' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(said)
})

test('a place that the finder fills in is missed at its field, and an emptied text is the original again', async ({
  page,
  servers: { cmsUrl, dataDir },
  expectedConsole,
}) => {
  expectedConsole.push(/status of 400/)
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const { id } = await editor.first('finder-texts', 'where[key][equals]=labels.minutesExact')
  await page.goto(`${cmsUrl}${texts}/${id}`)
  await (await awake(text(page))).fill('Держать долго')
  await save(page).click()
  await expect(page.getByText(/Оставьте в\s?тексте \{max\}/).first()).toBeVisible()
  await text(page).fill('')
  await save(page).click()
  await expect(text(page)).toHaveValue(/^Держать\s\{max\}\sминут\sот\sпоследнего\sмазка$/)
  await expect(page.getByLabel('Изменён')).not.toBeChecked()
})

test('nobody makes or deletes a text', async ({ page, servers: { cmsUrl, dataDir } }) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const { id } = await editor.first('finder-texts')
  await page.goto(`${cmsUrl}${texts}`)
  await expect(page.getByRole('heading', { name: 'Тексты подбора' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Создать' })).toHaveCount(0)
  await page.goto(`${cmsUrl}${texts}/${id}`)
  await awake(text(page))
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
})
