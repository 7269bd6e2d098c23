import { expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import {
  aLesson,
  anArticle,
  aPage,
  aProduct,
  aTag,
  type StubArticle,
  someContent,
} from '../../../e2e/support/stub-content.ts'
import { readPage } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'
import { loadRoutes } from './testing/site-pages.ts'
import { wholeContent } from './testing/whole-content.ts'

const siteUrl = 'https://pryad.example'
const site = siteOver(() => startStubApi(wholeContent()), { settings: { SITE_URL: siteUrl } })

/** A date as RFC 3339 writes it. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

test('the newest articles can be followed by a feed, with their whole texts (RFC 4287)', async () => {
  expect((await site.open('/')).linked('alternate')).toBe(`${siteUrl}/feed.xml`)
  const { headers, body } = await site.ask('/feed.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = readPage(body, 'application/xml')
  expect(feed.attribute('feed', 'xmlns')).toBe('http://www.w3.org/2005/Atom')
  expect(feed.attribute('feed > link[rel=self]', 'href')).toBe(`${siteUrl}/feed.xml`)
  expect(feed.attribute('feed > link[rel=alternate]', 'href')).toBe(`${siteUrl}/`)
  const address = `${siteUrl}/articles/kak-krasit`
  expect(['feed > id', 'feed > author > name', 'entry > id', 'entry > title'].map(feed.text)).toEqual([
    `${siteUrl}/`,
    'Прядь',
    'tag:pryad.example,2026:article-kak-krasit',
    'Как закрасить седину',
  ])
  for (const date of ['feed > updated', 'entry > published', 'entry > updated'])
    expect(feed.text(date), date).toMatch(dateTime)
  expect(feed.attribute('entry > link[rel=alternate]', 'href')).toBe(address)
  expect(feed.attribute('entry > category', 'term')).toBe('sedina')
  expect(feed.attribute('entry > content', 'type')).toBe('html')
  expect(feed.text('entry > content')).toContain('Не спешите.')
  expect(feed.text('entry > content')).not.toMatch(/(?:href|src)="(?!https?:)/)
  expect(feed.count('entry')).toBeGreaterThan(1)
  expect(new Set(feed.texts('entry > id')).size).toBe(feed.count('entry'))
  // An element that RFC 4287 does not know would make the feed invalid.
  const known = ['id', 'title', 'link', 'published', 'updated', 'category', 'summary', 'content', 'author']
  expect(feed.count(`entry > ${known.map((name) => `:not(${name})`).join('')}`)).toBe(0)
})

test('readers of the feed find an article once, whatever becomes of its address and its dates', async () => {
  const day = '2026-01-15T00:00:00.000Z'
  const entry = async (changes: Partial<StubArticle>, articlesChangedAt?: string) => {
    const articles = [anArticle({ id: '7', ...changes })]
    const content = someContent({ articles, ...(articlesChangedAt && { articlesChangedAt }) })
    return withSite(startStubApi(content), async ({ ask }) => {
      const feed = readPage((await ask('/feed.xml')).body, 'application/xml')
      return ['entry > id', 'entry > published', 'entry > updated', 'feed > updated'].map(feed.text)
    })
  }
  const [id] = await entry({ slug: 'a' })
  expect(await entry({ slug: 'b', publishedAt: '2027-03-01T00:00:00.000Z' })).toEqual([id, day, day, day])
  // Another article was withdrawn since.
  const later = '2026-02-01T00:00:00.000Z'
  expect((await entry({}, later)).at(-1)).toBe(later)
  expect(
    Date.parse((await entry({ updatedAt: '2999-01-01T00:00:00.000Z' })).at(-1) ?? ''),
  ).toBeLessThanOrEqual(Date.now())
})

test('a browser is offered the site’s search', async () => {
  const { headers, body } = await site.ask('/opensearch.xml')
  expect(headers['content-type']).toContain('application/opensearchdescription+xml')
  const description = readPage(body, 'application/xml')
  expect(description.text('ShortName')).toBe('Прядь')
  expect(description.attribute('Url', 'template')).toBe(`${siteUrl}/search?q={searchTerms}`)
  expect((await site.open('/')).linked('search')).toBe(`${siteUrl}/opensearch.xml`)
})

test('search engines find every page by the sitemap, each of which is there, and may read all of them', async () => {
  const robots = (await site.ask('/robots.txt')).body
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toContain('Disallow')
  const map = readPage((await site.ask('/sitemap.xml')).body, 'application/xml')
  const urls = map.texts('url > loc').map((address) => address.replace(siteUrl, ''))
  const shades = urls.filter((url) => url.startsWith('/shades/'))
  expect(shades).toHaveLength(16)
  const some = [
    '/',
    '/video',
    '/shade',
    '/ask',
    '/articles',
    '/shades',
    '/faq',
    '/?tag=sedina',
    '/articles/kak-krasit',
    '/articles/statya-60',
  ]
  expect(urls).toEqual(expect.arrayContaining([...some, '/video?slug=korni', '/privacy', '/help']))
  for (const url of [...some, ...shades]) expect((await site.ask(url)).statusCode, url).toBe(200)
})

test('the sitemap says when a page has changed, a list or a topic with the newest thing on it', async () => {
  const on = (day: number) => ({ updatedAt: `2026-02-0${day}T00:00:00.000Z` })
  const [grey, copper] = [aTag({ ...on(1) }), aTag({ slug: 'med', ...on(6) })]
  const content = someContent({
    tags: [grey, copper],
    articles: [
      anArticle({ ...on(2), tags: [grey] }),
      anArticle({ slug: 'b', updatedAt: '2999-01-01T00:00:00.000Z' }),
    ],
    lessons: [aLesson({ ...on(3) })],
    products: [
      aProduct({ ...on(4), tags: [grey, copper] }),
      aProduct({ ean: '2007700000178', shadeNumber: '5-0' }),
    ],
    pages: [aPage(on(5))],
  })
  await withSite(startStubApi(content), async ({ ask }) => {
    const rows = (await ask('/sitemap.xml')).body.matchAll(
      /<loc>[^<]*?example([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g,
    )
    const {
      '/': home,
      '/articles': articles,
      '/articles/b': ahead,
      ...others
    } = Object.fromEntries([...rows].map(([, path, time]) => [path, time]))
    for (const time of [home, articles, ahead]) {
      expect(time).toMatch(dateTime)
      expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now())
    }
    expect(others).toEqual({
      '/?tag=sedina': on(4).updatedAt,
      '/?tag=med': on(6).updatedAt,
      '/articles/kak-krasit': on(2).updatedAt,
      '/ask': undefined,
      '/faq': undefined,
      '/privacy': on(5).updatedAt,
      '/shade': undefined,
      '/shades': on(4).updatedAt,
      '/shades/5-0': undefined,
      '/shades/6-46': on(4).updatedAt,
      '/video': on(3).updatedAt,
      '/video?slug=korni': on(3).updatedAt,
    })
  })
})

test('Yandex takes an address with marks of advertising for the address without them, and no other parameter', async () => {
  const lines = (await site.ask('/robots.txt')).body.split('\n')
  const rule = lines.find((line) => line.startsWith('Clean-param: ')) ?? ''
  // A part of the group of all robots.
  expect(lines.indexOf(rule)).toBeLessThan(lines.indexOf(''))
  const [, names = ''] = /^Clean-param: ([\w&]+) \/$/.exec(rule) ?? []
  expect(rule.length).toBeLessThanOrEqual(500)
  const marks = names.split('&')
  expect(marks).toEqual(
    expect.arrayContaining(['utm_source', 'utm_content', 'yclid', 'ysclid', 'gclid', 'fbclid']),
  )
  const used = Object.values(await loadRoutes()).flatMap((route) => {
    const { search = [] }: { search?: string[] } = route?.module.handle ?? {}
    return search
  })
  expect(marks.filter((mark) => [...used, 'q', 'ean'].includes(mark))).toEqual([])
})

test('/.well-known/security.txt names the address for reports of holes, for less than a year', async () => {
  const { statusCode, headers, body } = await site.ask('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const [contact, expires, ...rest] = body.split('\n')
  expect(contact).toBe('Contact: mailto:privacy@pryad.example')
  expect(rest).toEqual(['Preferred-Languages: ru, en', `Canonical: ${siteUrl}/.well-known/security.txt`, ''])
  const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})
