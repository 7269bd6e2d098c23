import { expect, type Page } from '@playwright/test'
import authors from '../content/authors.json' with { type: 'json' }
import { problemsOf } from './support/schema-org.ts'
import { test } from './support/test.ts'

/** The structured data of a page, by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((thing) => [thing['@type'], thing]))
}

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

test('a phone finds the icon, the name and the colours of the site', async ({ page, request, baseURL }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ short_name: 'Прядь', lang: 'ru', start_url: '/', theme_color: '#faf5ef' })
  const files = ['/apple-touch-icon.png', ...manifest.icons.map(({ src }: { src: string }) => src)]
  for (const file of files) {
    const sizes = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, `${baseURL}${file}`)
    const declared = manifest.icons.find(({ src }: { src: string }) => src === file)?.sizes ?? '180x180'
    expect(sizes.join('x'), file).toBe(declared)
  }
})

test('the newest articles can be followed by a feed, with their whole texts (RFC 4287)', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/')
  const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', `${baseURL}/feed.xml`)
  const answer = await request.get('/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { feed, entries } = await page.evaluate(readFeed, await answer.text())
  expect(feed).toEqual({
    id: `${baseURL}/`,
    title: expect.stringMatching(/.+/),
    updated: expect.stringMatching(dateTime),
    author: 'Прядь',
    self: `${baseURL}/feed.xml`,
    alternate: `${baseURL}/`,
  })
  expect(entries).toHaveLength(14)
  for (const { id, title, updated, published, alternates, type, content, terms, unknown } of entries) {
    expect(id).toMatch(new RegExp(`^${baseURL}/articles/[a-z0-9-]+$`))
    expect(alternates).toEqual([id])
    expect(title).not.toBe('')
    expect(updated).toMatch(dateTime)
    expect(published).toMatch(dateTime)
    expect(type).toBe('html')
    expect(content.length, id).toBeGreaterThan(1000)
    expect(content).not.toMatch(/(?:href|src)="(?!https?:)/)
    expect(terms).toEqual(terms.filter(Boolean))
    expect(unknown).toEqual([])
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(feed.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  )
})

/** A date as RFC 3339 writes it. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** The contents of an Atom feed, read by the browser's own parser; elements that RFC 4287 does not know are named. */
function readFeed(xml: string) {
  const atom = 'http://www.w3.org/2005/Atom'
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const root = document.documentElement
  if (root.namespaceURI !== atom || root.localName !== 'feed')
    throw new Error(`No feed: ${xml.slice(0, 200)}`)
  const children = (element: Element, name: string) =>
    [...element.children].filter((child) => child.namespaceURI === atom && child.localName === name)
  const one = (element: Element, name: string) => {
    const found = children(element, name)
    if (found.length !== 1) throw new Error(`${found.length} × ${name} in ${element.localName}`)
    return found[0]?.textContent ?? ''
  }
  const links = (element: Element, rel: string) =>
    children(element, 'link')
      .filter((link) => link.getAttribute('rel') === rel)
      .map((link) => link.getAttribute('href'))
  const ofEntries = [
    'id',
    'title',
    'link',
    'published',
    'updated',
    'category',
    'summary',
    'content',
    'author',
  ]
  const author = children(root, 'author')[0]
  return {
    feed: {
      id: one(root, 'id'),
      title: one(root, 'title'),
      updated: one(root, 'updated'),
      author: author && one(author, 'name'),
      self: links(root, 'self')[0],
      alternate: links(root, 'alternate')[0],
    },
    entries: children(root, 'entry').map((entry) => ({
      id: one(entry, 'id'),
      title: one(entry, 'title'),
      updated: one(entry, 'updated'),
      published: one(entry, 'published'),
      alternates: links(entry, 'alternate'),
      type: children(entry, 'content')[0]?.getAttribute('type'),
      content: one(entry, 'content'),
      terms: children(entry, 'category').map((category) => category.getAttribute('term')),
      unknown: [...entry.children]
        .map(({ localName }) => localName)
        .filter((name) => !ofEntries.includes(name)),
    })),
  }
}

for (const path of [
  '/',
  '/?tag=sedina',
  '/articles/kak-zakrasit-sedinu',
  '/video?slug=toniruem-blond',
  '/shades/6-46',
]) {
  test(`a link to ${path} is previewed with a picture of known size that is described`, async ({ page }) => {
    await page.goto(path)
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^http.*\.jpe?g/)
    await expect(meta(page, 'og:image:width')).toHaveAttribute('content', '1200')
    await expect(meta(page, 'og:image:height')).toHaveAttribute('content', '630')
    await expect(meta(page, 'og:image:alt')).toHaveAttribute('content', /.+/)
  })
}

for (const [path, name] of [
  ['/?tag=sedina', 'topic'],
  ['/articles/kak-zakrasit-sedinu', 'article'],
  ['/video?slug=toniruem-blond', 'lesson'],
  ['/shades/6-46', 'shade'],
]) {
  test(`the picture of a link to a ${name} has its title in it, and is kept for ever`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(path ?? '')
    const address = (await meta(page, 'og:image').getAttribute('content')) ?? ''
    expect(address).toMatch(new RegExp(`^${baseURL}/share/${name}-\\d+\\.[0-9a-f]{10}\\.jpg$`))
    const answer = await request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await answer.body()).length).toBeLessThan(300_000)
    // An address with another fingerprint has no picture: visitors cannot have pictures made.
    const made = await request.get(address.replace(/\.[0-9a-f]{10}\./, '.0123456789.'))
    expect(made.status()).toBe(404)
  })
}

for (const path of [
  '/',
  '/?tag=sedina',
  '/video',
  '/video?tag=blond',
  '/video?slug=toniruem-blond',
  '/articles/kak-zakrasit-sedinu',
  '/shades/6-46',
]) {
  test(`the structured data of ${path} use the words of schema.org`, async ({ page }) => {
    await page.goto(path)
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(things.length).toBeGreaterThan(0)
    for (const thing of things) expect(problemsOf(JSON.parse(thing))).toEqual([])
  })
}

test('a browser is offered the site’s search', async ({ page, request, baseURL }) => {
  await page.goto('/')
  const link = page.locator('link[rel=search]')
  await expect(link).toHaveAttribute('href', `${baseURL}/opensearch.xml`)
  const answer = await request.get('/opensearch.xml')
  expect(answer.headers()['content-type']).toContain('application/opensearchdescription+xml')
  const { name, template } = await page.evaluate(
    (xml) => {
      const description = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        name: description.querySelector('ShortName')?.textContent,
        template: description.querySelector('Url[type="text/html"]')?.getAttribute('template'),
      }
    },
    await answer.text(),
  )
  expect(name).toBe('Прядь')
  expect(template).toBe(`${baseURL}/search?q={searchTerms}`)
})

test('the site’s search is told to search engines, and answers where they are told', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const { WebSite } = await structuredData(page)
  const action = WebSite?.potentialAction as { target: { urlTemplate: string } }
  const address = action.target.urlTemplate.replace('{search_term_string}', encodeURIComponent('корни'))
  expect((await request.get(address)).status()).toBe(200)
})

test('an article tells search engines its author, its publisher and its place on the site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/articles/kak-zakrasit-sedinu')
  const { Article, BreadcrumbList } = await structuredData(page)
  const brand = {
    '@type': 'Organization',
    name: 'Прядь',
    logo: { '@type': 'ImageObject', url: `${baseURL}/icon-512.png` },
  }
  expect(Article).toMatchObject({ author: { ...brand, name: authors[0]?.name }, publisher: brand })
  const shown = await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link').allTextContents()
  const items = (BreadcrumbList?.itemListElement ?? []) as { name: string; position: number; item: string }[]
  expect(items.slice(0, shown.length).map(({ name }) => name)).toEqual(shown)
  expect(items.at(-1)).toMatchObject({ position: 3, item: `${baseURL}/articles/kak-zakrasit-sedinu` })
})

test('pages of topics are described by their content', async ({ page }) => {
  const description = async (path: string) => {
    await page.goto(path)
    return page.locator('meta[name=description]').getAttribute('content')
  }
  const all = [await description('/'), await description('/?tag=sedina'), await description('/?tag=blond')]
  expect(new Set(all).size).toBe(3)
  expect(all[1]).toMatch(/«Седина».*\d+\s(?:статья|статьи|статей)/)
  expect(await description('/video?tag=sedina')).not.toBe(await description('/video'))
})

test('search engines find the topics and the form, and may read that shops are not for them', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/ask', '/?tag=sedina']) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow')
  await page.goto('/shops?ean=2007700000161')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
