import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import {
  aLesson,
  anArticle,
  aQuestion,
  type StubLesson,
  someContent,
} from '../../../e2e/support/stub-content.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'
import { wholeContent } from './testing/whole-content.ts'

const site = siteOver(() => startStubApi(wholeContent()))
const siteUrl = 'http://pryad.example'

/** The structured data of one type on a page. */
async function thingOf(url: string, type: string): Promise<Record<string, unknown>> {
  const { things } = await site.open(url)
  return things.find((thing) => thing['@type'] === type) ?? {}
}

test.each([
  ['/', '/media/og'],
  ['/?tag=sedina', '/share/topic-1'],
  ['/articles/kak-krasit', '/share/article-1'],
  ['/video?slug=korni', '/share/lesson-1'],
  ['/shades/6-0', '/share/shade-1'],
])('a link to %s is previewed with a picture of known size that is described', async (url, picture) => {
  const page = await site.open(url)
  expect(page.meta('og:image')).toBe(`${siteUrl}${picture}.0123456789.jpg`)
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630'])
  expect(page.meta('og:image:alt')).toMatch(/.+/)
})

test('services find on the main page alone who the site belongs to', async () => {
  const content = wholeContent()
  const verification = { yandexCode: '0f3c9a1b', vkCode: 'a1-b2', googleCode: '"><script>' }
  const api = startStubApi({ ...content, site: { ...content.site, verification } })
  const names = ['yandex-verification', 'mailru-verification', 'google-site-verification']
  await withSite(api, async ({ open }) => {
    const [home, lessons] = [await open('/'), await open('/video')]
    expect(names.map(home.meta)).toEqual(['0f3c9a1b', 'a1-b2', '"><script>'])
    expect(names.map(lessons.meta)).toEqual([undefined, undefined, undefined])
  })
  expect((await site.open('/')).count('meta[name$="-verification"]')).toBe(0)
})

test('a phone finds the icon, the name and the colours of the site', async () => {
  const home = await site.open('/')
  expect(home.linked('apple-touch-icon')).toBe('/apple-touch-icon.png')
  const answer = await site.ask(home.linked('manifest') ?? '')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest: { icons: { src: string; sizes: string }[] } = answer.json()
  expect(manifest).toMatchObject({ short_name: 'Прядь', lang: 'ru', start_url: '/', theme_color: '#faf5ef' })
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(path.join(import.meta.dirname, '../public', src)).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('the site’s search is told to search engines', async () => {
  const { potentialAction } = await thingOf('/', 'WebSite')
  const urlTemplate = `${siteUrl}/search?q={search_term_string}`
  expect(potentialAction).toMatchObject({ target: { urlTemplate } })
})

test('an article tells search engines its author, its publisher and its place on the site', async () => {
  const url = '/articles/kak-krasit'
  const logo = { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png` }
  const brand = { '@type': 'Organization', name: 'Прядь', logo }
  expect(await thingOf(url, 'Article')).toMatchObject({
    author: { ...brand, name: 'Колористы «Пряди»' },
    publisher: brand,
    // Search engines want a picture without words in it.
    image: `${siteUrl}/media/og.0123456789.jpg`,
  })
  const shown = (await site.open(url)).texts('nav[aria-label="Вы здесь"] a')
  expect(shown.length).toBe(2)
  expect(await thingOf(url, 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: shown[0] }, { name: shown[1] }, { position: 3, item: siteUrl + url }],
  })
})

test('search engines read what a shade is, and no price or rating that nobody gave', async () => {
  const url = `${siteUrl}/shades/6-0`
  expect((await site.open('/shades/6-0')).title).toMatch(/6-0 Тёмно-русый — Прядь$/)
  const product = await thingOf('/shades/6-0', 'Product')
  expect(product).toMatchObject({
    name: expect.stringContaining('6-0'),
    gtin: expect.stringMatching(/^\d{13}$/),
    brand: { '@type': 'Brand', name: 'Прядь' },
    color: '6-0 Тёмно-русый',
    image: expect.stringMatching(/^http/),
    url,
  })
  for (const invented of ['offers', 'review', 'aggregateRating']) expect(product).not.toHaveProperty(invented)
  expect(await thingOf('/shades/6-0', 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ item: `${siteUrl}/` }, {}, { item: url }],
  })
})

test('pages of topics are described by their own sentence, else by their content', async () => {
  const described = async (url: string) => plainText((await site.open(url)).meta('description') ?? '')
  expect(await described('/?tag=sedina')).toBe('Чем закрывают седину.')
  expect(await described('/video?tag=sedina')).toBe('Седина, видеоуроки. Чем закрывают седину.')
  expect(await described('/video?tag=med')).toMatch(/^Медь/)
  // A kind that a topic has none of is not mentioned.
  expect(await described('/?tag=med')).toMatch(/«Медь»: 60 статей\. /)
  const all: string[] = []
  for (const url of [
    '/',
    '/?tag=sedina',
    '/?tag=med',
    '/articles',
    '/articles?tag=med',
    '/video',
    '/video?tag=sedina',
    '/shades',
    '/faq',
  ])
    all.push(await described(url))
  expect(new Set(all).size).toBe(all.length)
})

test('search engines read all questions with their answers where all of them stand, and nowhere else', async () => {
  const { mainEntity } = await thingOf('/faq', 'FAQPage')
  expect(mainEntity).toHaveLength(12)
  for (const url of ['/', '/?tag=sedina']) expect(await thingOf(url, 'FAQPage')).toEqual({})
})

test('a lesson tells search engines its file or its player, and nothing of a platform without one', async () => {
  const { youtube, rutube, vk } = {
    youtube: 'M7lc1UVf-VE',
    rutube: '9e4cd81a6b2566e9d949881dbb53905e',
    vk: 'oid=-1&id=2&hash=5900ce65e743ba2a',
  }
  const lessons: [Partial<StubLesson>, object][] = [
    [{ src: '/lessons/roots.mp4' }, { contentUrl: `${siteUrl}/lessons/roots.mp4` }],
    [{ src: '' }, {}],
    ...[`https://youtu.be/${youtube}?t=5`, `https://www.youtube.com/shorts/${youtube}`].map(
      (src): [Partial<StubLesson>, object] => [
        { provider: 'YOUTUBE', src },
        { embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}` },
      ],
    ),
    [
      { provider: 'RUTUBE', src: `https://rutube.ru/video/private/${rutube}/?p=Ie-7` },
      { embedUrl: `https://rutube.ru/play/embed/${rutube}/?p=Ie-7` },
    ],
    [
      { provider: 'VK', src: `https://vk.com/video_ext.php?${vk}` },
      { embedUrl: `https://vkvideo.ru/video_ext.php?${vk}` },
    ],
    [{ provider: 'VK', src: 'https://vk.com/feed' }, {}],
  ]
  const content = someContent({
    lessons: lessons.map(([lesson], index) => aLesson({ ...lesson, slug: `u-${index}` })),
  })
  await withSite(startStubApi(content), async ({ open }) => {
    for (const [index, [, wanted]] of lessons.entries()) {
      const { things } = await open(`/video?slug=u-${index}`)
      const video = things.find((thing) => thing['@type'] === 'VideoObject') ?? {}
      const { contentUrl, embedUrl, uploadDate } = video
      expect({ contentUrl, embedUrl }).toEqual({ contentUrl: undefined, embedUrl: undefined, ...wanted })
      expect(uploadDate).toBe('2026-01-15T00:00:00.000Z')
    }
  })
})

test('an article is never older than its change, nor of the future, and links of answers are whole', async () => {
  const content = someContent({
    articles: [anArticle({ publishedAt: '2999-01-01T00:00:00.000Z' })],
    questions: [
      aQuestion({
        answer: '<p><a href="/ask">a</a><a href="/#b">b</a><a href="#faq-2">c</a><a href="//d.ru">d</a></p>',
      }),
    ],
  })
  await withSite(startStubApi(content), async ({ open }) => {
    const article = (await open('/articles/kak-krasit')).things.find((thing) => thing['@type'] === 'Article')
    expect(article).toMatchObject({
      datePublished: '2026-01-15T00:00:00.000Z',
      dateModified: '2026-01-15T00:00:00.000Z',
    })
    const faq = JSON.stringify((await open('/faq')).things)
    const links = [...faq.matchAll(/href=\\"([^"\\]*)/g)].map(([, href]) => href)
    expect(links).toEqual([`${siteUrl}/ask`, `${siteUrl}/#b`, `${siteUrl}/faq#faq-2`, 'http://d.ru/'])
  })
})

test('the articles of a topic are told to search engines as a part of its page', async () => {
  expect((await site.open('/articles?tag=med')).linked('canonical')).toBe(`${siteUrl}/?tag=med`)
  const second = await site.open('/articles?tag=med&page=2')
  expect([second.text('main h1'), second.linked('canonical')]).toEqual([
    'Медь: статьи: 25–48',
    `${siteUrl}/articles?tag=med&page=2`,
  ])
})

test('a further page tells search engines what it is, and what is before and after it', async () => {
  const linked = async (url: string) => {
    const page = await site.open(url)
    return [page.linked('prev'), page.linked('next')].map((address) => address?.replace(siteUrl, ''))
  }
  expect((await site.open('/articles?page=2')).title).toBe('Статьи: 25–48 — Прядь')
  expect(await linked('/')).toEqual([undefined, undefined])
  expect(await linked('/articles')).toEqual([undefined, '/articles?page=2'])
  expect(await linked('/articles?page=2')).toEqual(['/articles', '/articles?page=3'])
  expect(await linked('/video?page=3')).toEqual(['/video?page=2', undefined])
  const second = await site.open('/video?page=2')
  expect([second.count('main article'), second.texts('main h1')]).toEqual([24, ['Видеоуроки: 25–48']])
})

test('pages for one visitor, and answers of the finder, are not for search engines', async () => {
  const urls = [
    '/shops?ean=2007700000161',
    '/search?q=корни',
    '/shade?level=6&grey=50&wish=6-0',
    '/net-takoj',
  ]
  for (const url of urls) expect((await site.open(url)).meta('robots'), url).toBe('noindex')
  for (const url of ['/', '/shade', '/ask'])
    expect((await site.open(url)).meta('robots'), url).toBeUndefined()
})
