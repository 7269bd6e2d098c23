import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { test } from './support/servers.ts'

/** Pages are requested often; the contract tests of the cms check how soon they change. */
const often = { intervals: [100] }

async function htmlOf(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url)).text()
}

/** Takes one row by its handle and lets it go above another. */
async function drag(page: Page, taken: Locator, target: Locator): Promise<void> {
  const [from, to] = [await taken.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

// The sites never poll here: they were notified of every change that they show.
test.use({ cmsSettings: {}, siteSettings: { CONTENT_POLL_MS: '3600000' }, siteCount: 2 })

test.describe('a change is on every site once it is saved', () => {
  let editor: Editor

  test.beforeEach(async ({ servers, request }) => {
    editor = await Editor.signIn(request, servers)
    for (const url of servers.siteUrls) await htmlOf(request, url)
  })

  test('an edited article, and its new name', async ({ servers, request }) => {
    const { id, slug } = await editor.first<{ slug: string }>('articles', 'sort=-publishedAt')
    await editor.update('articles', id, { title: 'Заголовок после правки' })
    for (const url of servers.siteUrls) {
      await expect.poll(() => htmlOf(request, `${url}/articles/${slug}`), often).toContain('после правки')
      await expect.poll(() => htmlOf(request, url), often).toContain('после правки')
    }
    await editor.update('articles', id, { slug: 'novoe-imya-stati' })
    for (const url of servers.siteUrls) {
      const old = () => request.get(`${url}/articles/${slug}`, { maxRedirects: 0 })
      await expect.poll(async () => (await old()).status(), often).toBe(301)
      expect((await old()).headers().location).toBe('/articles/novoe-imya-stati')
      expect(await htmlOf(request, `${url}/articles/novoe-imya-stati`)).toContain('после правки')
    }
  })

  test('an article that is published, hidden and deleted', async ({ servers, request }) => {
    const { title: _, ...like } = await editor.first<{ title: string; body: unknown }>('articles')
    const { description, body } = like as Record<string, unknown>
    const { id } = await editor.create('articles', {
      title: 'Совсем новая статья',
      description,
      body,
      _status: 'published',
    })
    const page = `${servers.siteUrl}/articles/sovsem-novaya-statya`
    const status = async () => (await request.get(page)).status()
    await expect.poll(status, often).toBe(200)
    await expect.poll(() => htmlOf(request, servers.siteUrl), often).toContain('Совсем новая статья')
    await editor.update('articles', id, { _status: 'draft' })
    await expect.poll(status, often).toBe(404)
    await editor.update('articles', id, { _status: 'published' })
    await expect.poll(status, often).toBe(200)
    await editor.delete('articles', id)
    await expect.poll(status, often).toBe(404)
    await expect.poll(() => htmlOf(request, servers.siteUrl), often).not.toContain('Совсем новая статья')
  })

  test('the order of the slides', async ({ servers, request }) => {
    type Slides = { docs: { id: number; title: string; _order: string }[] }
    const { docs } = await editor.send<Slides>('GET', '/slides?sort=_order&depth=0')
    const [first, last] = [docs[0], docs.at(-1)]
    if (!first || !last) throw new Error('There are no slides.')
    await editor.send('POST', '/reorder', {
      collectionSlug: 'slides',
      orderableFieldName: '_order',
      docsToMove: [last.id],
      newKeyWillBe: 'less',
      target: { id: first.id, key: first._order },
    })
    const firstIndex = async (title: string) =>
      plain(await htmlOf(request, servers.siteUrl)).indexOf(plain(title))
    await expect
      .poll(async () => (await firstIndex(last.title)) < (await firstIndex(first.title)), often)
      .toBe(true)
  })

  test('the order of the topics, dragged by hand in the panel', async ({ servers, page, request }) => {
    await Editor.signIn(page.request, servers)
    const names = async () => {
      type Tags = { docs: { name: string }[] }
      return (await editor.send<Tags>('GET', '/tags?sort=_order&depth=0')).docs.map(({ name }) => name)
    }
    const [first, second, third] = await names()
    await page.goto(`${servers.cmsUrl}/admin/collections/tags`)
    const handles = page.getByRole('table').locator('.sort-row')
    await expect(handles.nth(2)).toBeVisible()
    await drag(page, handles.nth(2), handles.nth(0))
    await expect.poll(async () => (await names()).slice(0, 3), often).toEqual([third, first, second])
    const topics = async () => {
      const html = plain(await htmlOf(request, servers.siteUrl))
      return html.indexOf(`>${third}<`) < html.indexOf(`>${first}<`)
    }
    await expect.poll(topics, often).toBe(true)
  })

  test('an answer to a question, and a setting', async ({ servers, request }) => {
    const { id } = await editor.first('faq-questions', 'where[published][equals]=true')
    await editor.update('faq-questions', id, { question: 'Вопрос после правки?' })
    await expect.poll(() => htmlOf(request, servers.siteUrl), often).toContain('Вопрос после правки?')
    await editor.updateGlobal('site-settings', {
      texts: { home: { title: 'Заголовок из настроек' } },
      _status: 'published',
    })
    for (const url of servers.siteUrls) {
      await expect
        .poll(async () => plain(await htmlOf(request, url)), often)
        .toContain('Заголовок из настроек')
    }
  })

  test('another focal point of a picture', async ({ servers, request }) => {
    const { preview, slug } = await editor.first<{ preview: number; slug: string }>('articles')
    const picture = /\/media\/[^"' ,]+\.preview_3_2\.[^"' ,]+/
    const page = `${servers.siteUrl}/`
    const { filename } = await editor.send<{ filename: string }>('GET', `/media/${preview}`)
    const name = filename.replace(/\.[a-z]+$/, '')
    const editions = async () =>
      new Set((await htmlOf(request, page)).match(new RegExp(`${name}[^"' ,]*v=[0-9a-f]+`, 'g')))
    expect((await editions()).size, slug).toBe(0)
    expect(await htmlOf(request, page)).toMatch(picture)
    await editor.update('media', preview, {}, 'uploadEdits[focalPoint][x]=3&uploadEdits[focalPoint][y]=97')
    await expect.poll(async () => (await editions()).size, often).toBeGreaterThan(0)
    for (const address of await editions()) {
      expect((await request.get(`${servers.siteUrl}/media/${address}`)).status()).toBe(200)
    }
  })
})

/** Replaces the non-breaking spaces of typography by plain ones. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
