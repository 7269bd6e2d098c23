import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Article } from '../src/payload-types.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { send, signIn } from './support/people.ts'

const cms = await testCms()
const { headers } = await signIn(cms, 'editor')
const { body } = await firstOf(cms, 'articles')

const anArticle = (title: string, more: Partial<Article> = {}) =>
  cms.payload.create({
    collection: 'articles',
    data: { title, description: 'Коротко о главном.', body, _status: 'published', ...more } as Article,
  })

describe('the address of a document', () => {
  test('is made from its Russian title', async () => {
    expect((await anArticle('Ёлочный цвет: щётка и объём!')).slug).toBe('elochnyj-cvet-shhetka-i-obem')
  })

  test('gets a number when it is taken, also by what lies in the trash', async () => {
    const first = await anArticle('Один заголовок на всех')
    expect((await anArticle('Один заголовок на всех')).slug).toBe('odin-zagolovok-na-vseh-2')
    const deletedAt = new Date().toISOString()
    await cms.payload.update({ collection: 'articles', id: first.id, trash: true, data: { deletedAt } })
    expect((await anArticle('Один заголовок на всех')).slug).toBe('odin-zagolovok-na-vseh-3')
  })

  test('is not asked for beside a title that is missing', async () => {
    const answer = await send(cms, 'POST', '/articles', { _status: 'published' }, headers)
    const { errors } = await answer.json()
    const wrong = errors[0].data.errors.map(({ path }: { path: string }) => path)
    expect(wrong).toContain('title')
    expect(wrong).not.toContain('slug')
  })

  test('stays when the title of a published document changes', async () => {
    const { id } = await anArticle('Прежнее название')
    const data = { title: 'Новое название' }
    expect((await cms.payload.update({ collection: 'articles', id, data })).slug).toBe('prezhnee-nazvanie')
  })

  test('cannot hide a section of the site when it belongs to a standing page', async () => {
    const data = { title: 'Видео', slug: 'video', description: 'Раздел', body, _status: 'published' } as const
    await expect(cms.payload.create({ collection: 'pages', data })).rejects.toThrow('Адрес')
  })
})

test('a document may be published the moment it is made', async () => {
  const data = { title: 'Сразу в печать', description: 'Коротко.', body, _status: 'published' }
  expect((await send(cms, 'POST', '/articles', data, headers)).status).toBe(201)
})

describe('the date of a publication', () => {
  const day = 24 * 60 * 60 * 1000
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  const isPast = (date: string | null | undefined) => Date.parse(date ?? '') <= Date.now()

  test.each([1.5, 365])('may not be %d days ahead, and the editor learns what to do', async (days) => {
    const data = { title: 'На потом', description: 'Коротко.', body, publishedAt: inDays(days) }
    const refused = await send(cms, 'POST', '/articles', { ...data, _status: 'published' }, headers)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toMatch(/ещё не.наступил.*по.расписанию/)
    expect(
      (await send(cms, 'POST', '/articles?draft=true', { ...data, _status: 'draft' }, headers)).status,
    ).toBe(201)
  })

  test.each([-400, -1, 2 / 24 / 60])('%d days from now is taken, and is not ahead', async (days) => {
    expect(isPast((await anArticle('Вовремя', { publishedAt: inDays(days) })).publishedAt)).toBe(true)
  })

  test('is that moment when the schedule publishes a document of a later day', async () => {
    const draft = await anArticle('По расписанию', { publishedAt: inDays(30), _status: 'draft' })
    const input = { doc: { relationTo: 'articles', value: String(draft.id) }, type: 'publish' } as const
    await cms.payload.jobs.queue({ task: 'schedulePublish', input: input as never })
    await cms.payload.jobs.run()
    const article = await cms.payload.findByID({ collection: 'articles', id: draft.id })
    expect([article._status, isPast(article.publishedAt)]).toEqual(['published', true])
  })
})

test('the time of the last change of articles never goes back, whatever becomes of the newest one', async () => {
  const changedAt = async () => (await cms.ask('{ articlesChangedAt }')).data.articlesChangedAt
  const times = [await changedAt()]
  const { id } = await anArticle('Недолго на сайте')
  times.push(await changedAt())
  const changes = [{ _status: 'draft' }, { deletedAt: new Date().toISOString() }]
  for (const change of changes) {
    await send(cms, 'PATCH', `/articles/${id}?trash=true`, change, headers)
    times.push(await changedAt())
  }
  expect((await send(cms, 'DELETE', `/articles/${id}?trash=true`, {}, headers)).status).toBe(200)
  times.push(await changedAt())
  expect(times).toEqual(times.toSorted())
  expect(new Set(times).size).toBe(times.length)
})

test('a version that is brought back, and topics and shades, say when they changed', async () => {
  const article = await anArticle('Первый вид')
  await cms.payload.update({ collection: 'articles', id: article.id, data: { title: 'Второй вид' } })
  const { docs } = await cms.payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: article.id } },
    sort: 'createdAt',
  })
  const before = new Date().toISOString()
  await cms.payload.restoreVersion({ collection: 'articles', id: docs[0]?.id ?? '' })
  const { data } = await cms.ask(
    `{ article(slug: "${article.slug}") { title updatedAt } tags { updatedAt } productsPackageProducts { data { updatedAt } } }`,
  )
  expect(data.article.title).toBe('Первый вид')
  expect(data.article.updatedAt >= before).toBe(true)
  for (const { updatedAt } of [...data.tags, ...data.productsPackageProducts.data])
    expect(updatedAt).toMatch(/^\d{4}-.*Z$/)
})

describe('a copy', () => {
  const duplicate = async (collection: string, id: number) =>
    (await (await send(cms, 'POST', `/${collection}/${id}/duplicate`, {}, headers)).json()).doc

  test('is a draft with an address of its own when it is made from an article', async () => {
    const { id } = await anArticle('Что копируют')
    const copy = await duplicate('articles', id)
    expect(copy).toMatchObject({ title: 'Что копируют', slug: 'chto-kopiruyut-2', _status: 'draft' })
    const { data } = await cms.ask('{ article(slug: "chto-kopiruyut-2") { title } }')
    expect(data.article).toBeNull()
  })

  test('leaves the address to a draft that was never published, and so does a new document of that title', async () => {
    const draft = await cms.payload.create({ collection: 'articles', draft: true, data: {} as Article })
    const title = 'Никогда не на сайте'
    const given = { collection: 'articles', id: draft.id, data: { title } } as const
    const { slug } = await cms.payload.update({ ...given, draft: true, autosave: true })
    expect(await duplicate('articles', draft.id)).toMatchObject({ title, slug: `${slug}-2` })
    expect((await anArticle(title)).slug).toBe(`${slug}-3`)
    const data = { description: 'Коротко о главном.', body, _status: 'published' } as const
    expect((await cms.payload.update({ ...given, data })).slug).toBe(slug)
  })

  test('is a draft without a barcode when it is made from a shade', async () => {
    const { id, title } = await firstOf(cms, 'products')
    expect(await duplicate('products', id)).toMatchObject({ title, ean: null, _status: 'draft' })
  })

  test('has an address of its own when it is made from a topic', async () => {
    const { id, slug } = await firstOf(cms, 'tags')
    expect((await duplicate('tags', id)).slug).toBe(`${slug}-2`)
  })
})

test.each([
  ['lexical:upload:label', {}, 'Картинка'],
  ['lexical:unorderedList:label', {}, 'Маркированный список'],
  ['lexical:paragraph:label', {}, 'Обычный текст'],
  ['lexical:paragraph:label2', {}, 'Обычный текст'],
  ['general:selectAll', { count: '(31)', label: '' }, 'Выбрать все (31)'],
  ['validation:shorterThanMax', { maxLength: 120 }, 'Слишком длинно: не больше 120 знаков.'],
])('the panel has its own word for %s', async (key, words, text) => {
  const { t } = await createLocalReq({}, cms.payload)
  // Its type knows the keys of Payload's own languages alone.
  expect((t as (key: string, words: object) => string)(key, words)).toBe(text)
})

test('a link to a shop is stored with the beginning that was not copied with it', async () => {
  const { id, links } = await firstOf(cms, 'products')
  const link = { shop: 'Летуаль', type: 'shop', href: ' letu.ru/kraska ' }
  const saved = await send(cms, 'PATCH', `/products/${id}`, { links: [...(links ?? []), link] }, headers)
  expect((await saved.json()).doc.links.at(-1)).toMatchObject({ ...link, href: 'https://letu.ru/kraska' })
})

test('a draft of the settings is nobody’s business until it is published', async () => {
  const tagline = 'Пробуем новый девиз'
  const asked = async () =>
    (await cms.ask('{ site { tagline analytics { gtmId } image { url } } }')).data.site
  await cms.payload.updateGlobal({ slug: 'site-settings', draft: true, data: { tagline, _status: 'draft' } })
  expect((await asked()).tagline).not.toBe(tagline)
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { tagline, analytics: { gtmId: 'GTM-TEST123' }, _status: 'published' },
  })
  expect(await asked()).toMatchObject({
    tagline,
    analytics: { gtmId: 'GTM-TEST123' },
    image: { url: expect.stringMatching(/^\/media\/slide-copper\./) },
  })
})

test.each([
  ['Google Tag Manager', { analytics: { gtmId: '"><script>' } }],
  ['Яндекс Метрики', { analytics: { metricaId: 'GTM-TEST123' } }],
  ['Яндекс Вебмастер', { verification: { yandexCode: '<meta name="robots" content="noindex1" />' } }],
])('settings take no code of another kind: %s', async (name, data) => {
  const saving = cms.payload.updateGlobal({ slug: 'site-settings', data: { ...data, _status: 'published' } })
  await expect(saving).rejects.toThrow(name)
})

test('the site gets the codes in the tags of services that were pasted, and the counter', async () => {
  const asked = '{ site { analytics { metricaId webvisor } verification { yandexCode vkCode googleCode } } }'
  const analytics = { metricaId: '12345678', webvisor: true }
  const tag = '<meta name="yandex-verification" content="0f3c9a1b2d4e5f60" />'
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { analytics, verification: { yandexCode: tag, vkCode: 'a1b2c3d4' }, _status: 'published' },
  })
  expect((await cms.ask(asked)).data.site).toEqual({
    analytics,
    verification: { yandexCode: '0f3c9a1b2d4e5f60', vkCode: 'a1b2c3d4', googleCode: null },
  })
})

test.each([
  [{ advertiser: 'ООО «Прядь»', erid: ' ' }, 'токена нет'],
  [{ advertiser: '', erid: '2VtzqvAbCdE' }, 'рекламодателя нет'],
  [{ advertiser: 'ООО «Прядь»', erid: 'erid: 2Vtzqv' }, 'только латинские буквы и цифры'],
  [{ advertiser: 'ООО «Прядь»', erid: 'a'.repeat(65) }, 'от 6 до 64'],
])(
  'a slide whose label of an advertisement is %o is not published, and the editor reads why',
  async (label, why) => {
    const { id } = await firstOf(cms, 'slides')
    const refused = await send(cms, 'PATCH', `/slides/${id}`, { ...label, _status: 'published' }, headers)
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      400,
      expect.stringContaining(why),
    ])
  },
)
