import { expect, type Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { awake } from './support/panel.ts'
import { test } from './support/test.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Предпросмотр' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('one click shows the draft on the real site, another one ends that, and visitors see nothing of it', async ({
  page,
  context,
  editor,
  visitor,
  servers: { siteUrl },
}) => {
  const { id, slug } = await editor.createArticle('Заголовок для всех')
  await editor.update('articles', id, { title: 'Заголовок черновика', _status: 'draft' }, 'draft=true')
  await page.goto(`/admin/collections/articles/${id}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Предпросмотр' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${siteUrl}/articles/${slug}`)
  await expect(heading(preview)).toHaveText('Заголовок черновика')
  await expect(bar(preview)).toContainText('Вы видите черновик')
  const seen = await (await visitor.request.get('/')).text()
  expect(seen).toMatch(/Заголовок\sдля\sвсех/)
  expect(seen).not.toMatch(/Заголовок\sчерновика/)

  await preview.goto(siteUrl)
  await expect(preview.getByText('Заголовок черновика').first()).toBeVisible()
  await bar(preview).getByRole('button', { name: 'Выйти' }).click()
  await expect(bar(preview)).toHaveCount(0)
  await expect(preview).toHaveURL(`${siteUrl}/`)
  await expect(preview.getByText('Заголовок для всех').first()).toBeVisible()
})

test('the page beside the form shows a new article as soon as it has a title, and follows what is written', async ({
  openAs,
}) => {
  // The panel remembers for each editor whether the page stands beside the form.
  const page = await openAs('Глеб', 'editor')
  await page.goto('/admin/collections/articles/create')
  await page.waitForURL(/articles\/\d+/)
  const title = page.locator('#field-title')
  await (await awake(title)).fill('Статья, которой ещё не было')
  await page.getByRole('button', { name: 'Показать страницу рядом с формой' }).click()
  const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })
  await expect(shown).toHaveText('Статья, которой ещё не было')
  await title.fill('Пишем и сразу видим')
  await expect(shown).toHaveText('Пишем и сразу видим')
})

test('the shade finder works answers out with the draft of a shade, for the editor alone', {
  tag: '@full',
}, async ({ page, context, editor, visitor, servers: { siteUrl } }) => {
  const answer = async (shown: Page) => {
    await shown.locator('input[name="level"][value="6"]').check()
    await shown.getByRole('button', { name: 'Показать, что получится' }).click()
  }
  // A visit just before leaves the published palette in the browser.
  await openAwake(page, `${siteUrl}/shade?wish=6-0`)
  await answer(page)
  await expect(page.getByText(/^Держать\s35\sминут/).first()).toBeVisible()

  const { id } = await editor.first('products', 'where[shadeNumber][equals]=6-0')
  const draft = { shadeName: 'Русый из черновика', finder: { previewMinutes: 25, minutes: '25' } }
  await editor.update('products', id, { ...draft, _status: 'draft' }, 'draft=true')
  await page.goto(`/admin/collections/products/${id}`)
  await (await awake(page.getByRole('button', { name: 'Подбор оттенка' }))).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Посмотреть\sв\sподборе/ }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${siteUrl}/shade?wish=6-0`)
  await expect(bar(preview)).toContainText('Вы видите черновик')
  await preview.locator('html[data-awake]').waitFor()
  await answer(preview)
  await expect(preview.getByRole('heading', { name: /Русый\sиз\sчерновика/ })).toBeVisible()
  await expect(preview.getByText(/^Держать\s25\sминут/).first()).toBeVisible()
  for (const path of ['/shade?level=6&grey=50&wish=6-0', '/shade-data']) {
    expect(await (await page.request.get(siteUrl + path)).text()).toMatch(/Русый\sиз\sчерновика/)
    expect(await (await visitor.request.get(path)).text()).not.toMatch(/Русый\sиз\sчерновика/)
  }
})
