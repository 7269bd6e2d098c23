import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { Editor } from './support/editor.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Предпросмотр' })

let editor: Editor
let article: { id: number; title: string; slug: string }

test.beforeEach(async ({ servers, page }) => {
  editor = await Editor.signIn(page.request, servers)
  article = await editor.first('articles', 'sort=-publishedAt')
})

/** The panel remembers whether an editor likes to see the page beside the form. */
async function showBeside(page: Page) {
  const show = page.getByRole('button', { name: 'Показать страницу рядом с формой' })
  const hide = page.getByRole('button', { name: 'Убрать страницу рядом с формой' })
  await awake(show.or(hide))
  if (await show.isVisible()) await show.click()
  return page.frameLocator('#live-preview-iframe')
}

async function saveDraft(data: Record<string, unknown>) {
  await editor.update('articles', article.id, { ...data, _status: 'draft' }, 'draft=true')
}

test('one click shows the draft on the real site, another one ends that', async ({
  servers,
  page,
  context,
}) => {
  await saveDraft({ title: 'Заголовок черновика' })
  await page.goto(`${servers.cmsUrl}/admin/collections/articles/${article.id}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Предпросмотр' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${servers.siteUrl}/articles/${article.slug}`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Заголовок черновика')
  await expect(bar(preview)).toContainText('Вы видите черновик')

  const answer = await preview.reload()
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-page-cache': 'bypass',
    'x-robots-tag': 'noindex',
  })
  await preview.goto('/')
  await expect(preview.getByText('Заголовок черновика').first()).toBeVisible()

  await preview.goto(`/articles/${article.slug}`)
  await bar(preview).getByRole('button', { name: 'Выйти' }).click()
  await expect(preview).toHaveURL(`${servers.siteUrl}/articles/${article.slug}`)
  await expect(bar(preview)).toHaveCount(0)
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText('Заголовок черновика')
})

test('visitors never see what an editor looked at', async ({ servers, page, playwright }) => {
  await saveDraft({ title: 'Только для редактора' })
  await page.goto(`${servers.cmsUrl}/api/preview?document=articles/${article.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Только для редактора')
  const visitor = await playwright.request.newContext()
  for (const path of ['/', `/articles/${article.slug}`]) {
    expect(await (await visitor.get(servers.siteUrl + path)).text()).not.toContain('Только для редактора')
  }
  await visitor.dispose()
})

test('the shade finder works answers out with the draft of a shade, for the editor alone', async ({
  servers,
  page,
  context,
  playwright,
}) => {
  const answered = '/shade?level=6&grey=50&wish=6-0'
  const answer = (shown: Page, name: string, value: string) =>
    shown.locator(`input[name="${name}"][value="${value}"]`)
  // A visit just before leaves the published palette in the browser.
  await openAwake(page, '/shade?wish=6-0')
  await answer(page, 'level', '6').check()
  await page.getByRole('button', { name: 'Показать, что получится' }).click()
  await expect(page.getByText(/^Держать\s35\sминут/).first()).toBeVisible()

  const { id } = await editor.first('products', 'where[shadeNumber][equals]=6-0')
  const draft = { shadeName: 'Русый из черновика', finder: { previewMinutes: 25, minutes: '25' } }
  await editor.update('products', id, { ...draft, _status: 'draft' }, 'draft=true')
  await page.goto(`${servers.cmsUrl}/admin/collections/products/${id}`)
  await (await awake(page.getByRole('button', { name: 'Подбор оттенка' }))).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Посмотреть\sв\sподборе/ }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${servers.siteUrl}/shade?wish=6-0`)
  await expect(bar(preview)).toContainText('Вы видите черновик')
  await preview.locator('html[data-awake]').waitFor()
  await answer(preview, 'level', '6').check()
  await preview.getByRole('button', { name: 'Показать, что получится' }).click()
  await expect(preview.getByRole('heading', { name: /Русый\sиз\sчерновика/ })).toBeVisible()
  await expect(preview.getByText(/^Держать\s25\sминут/).first()).toBeVisible()

  const visitor = await playwright.request.newContext()
  for (const path of [answered, '/shade-data']) {
    const own = await page.request.get(servers.siteUrl + path)
    expect(own.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-page-cache': 'bypass',
      'x-robots-tag': 'noindex',
    })
    expect(await own.text()).toMatch(/Русый\sиз\sчерновика/)
    expect(await (await visitor.get(servers.siteUrl + path)).text()).not.toMatch(/Русый\sиз\sчерновика/)
  }
  await visitor.dispose()
})

test('the page beside the form follows what is written', async ({ servers, page }) => {
  await page.goto(`${servers.cmsUrl}/admin/collections/articles/${article.id}`)
  const frame = await showBeside(page)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await page.getByLabel('Заголовок').first().fill('Пишем и сразу видим')
  await expect(heading).toHaveText('Пишем и сразу видим')
})

test('a new article is seen as soon as it has a title', async ({ servers, page }) => {
  await page.goto(`${servers.cmsUrl}/admin/collections/articles/create`)
  await page.waitForURL(/articles\/\d+/)
  await (await awake(page.locator('#field-title'))).fill('Статья, которой ещё не было')
  const frame = await showBeside(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Статья, которой ещё не было')
})

test('only the panel may show the site in a frame, and only in a preview', async ({ servers, page }) => {
  const policy = async () => (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  expect(await policy()).toMatch(/frame-ancestors 'self'(;|$)/)
  await page.goto(`${servers.cmsUrl}/api/preview?document=site-settings`)
  expect(await policy()).toContain(`frame-ancestors 'self' ${servers.cmsUrl}`)
})

test.describe('a link that is no good', () => {
  test.use({ expectedConsole: [/status of 40[34]/] })

  test('says what to do', async ({ page }) => {
    const answer = await page.goto('/preview?token=preview.1.9999999999.nichego&path=/')
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading')).toHaveText('Ссылка на предпросмотр устарела')
    expect(await page.context().cookies(page.url())).not.toContainEqual(
      expect.objectContaining({ name: 'token' }),
    )
    expect((await page.goto('/preview?document=../../etc'))?.status()).toBe(404)
  })
})

test('a cookie of one’s own making changes nothing', async ({ request }) => {
  await request.get('/')
  const headers = { cookie: `token=preview.1.9999999999.${'a'.repeat(43)}` }
  const answer = await request.get('/', { headers })
  expect(answer.headers()['x-page-cache']).toBe('hit')
})

test('the way in leads to pages of this site only', async ({ servers, page }) => {
  const press = await page.request.get(`${servers.cmsUrl}/api/preview?document=site-settings`, {
    maxRedirects: 0,
    headers: { origin: servers.cmsUrl },
  })
  const address = new URL(press.headers().location ?? '')
  for (const path of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/preview/exit', 'x']) {
    address.searchParams.set('path', path)
    const answer = await page.request.get(address.href, { maxRedirects: 0 })
    expect(answer.headers().location, path).toBe('/')
  }
  const [cookie] = (await page.context().cookies(servers.siteUrl)).filter(({ name }) => name === 'token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('an editor who has signed out is asked to sign in', async ({ servers, page }) => {
  await page.context().clearCookies()
  await page.goto(`${servers.cmsUrl}/api/preview?document=articles/${article.id}`)
  await expect(page).toHaveURL(/\/admin\/login/)
})
