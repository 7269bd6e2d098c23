import * as operations from '@pryad/contract/generated/operations.ts'
import {
  addFaqOperation,
  countOperation,
  type GetPlainArticlesQuery,
  getArticleOperation,
  getArticlesOperation,
  getContentVersionOperation,
  getFaqOperation,
  getLeadArticleOperation,
  getPlainFaqOperation,
  getProductsOperation,
  getRedirectOperation,
  getShadesOperation,
  getSitemapOperation,
  getSiteOperation,
  getTopicsOperation,
  getVideoBySlugOperation,
  getVideoOperation,
  type Operation,
} from '@pryad/contract/generated/operations.ts'
import { expect, test, vi } from 'vitest'
import { CombinedError } from '../combined-error.ts'
import { answerPlainly } from './answer-plainly.server.ts'
import type { OwnCaptcha } from './own-captcha.server.ts'

type PlainArticle = GetPlainArticlesQuery['articles']['data'][number]

const tag = { name: 'Седина', slug: 'sedina' }
const lessons = ['korni', 'sedina', 'blond'].map((slug, index) => ({
  id: String(index + 1),
  slug,
  title: slug,
  description: null,
  href: `/files/${slug}.mp4`,
  preview: null,
  tags: slug === 'sedina' ? [tag] : [],
}))
const given = { name: 'Анна', email: 'anna@example.com', question: 'С чего начать?', recaptcha: 'solved' }
const question = { question: 'Мыть ли голову?', answer: '<p>Нет.</p>', tags: [tag] }
const links = [
  { shop: 'Ozon', href: 'https://www.ozon.ru/1', type: 'shop' },
  { shop: 'Блог', href: 'https://blog.example/1', type: 'blog' },
]

function backend(articles: Partial<PlainArticle>[] = [], isHuman = true) {
  const whole = articles.map((article, index) => ({
    id: index + 7,
    title: 'Медь',
    description: null,
    href: '',
    preview: null,
    tags: null,
    ...article,
  }))
  const answers: Record<string, unknown> = {
    getPlainArticles: { articles: { data: whole } },
    getPlainVideo: { video: { data: lessons } },
    getPlainFaq: { faqQuestions: { data: [question] } },
    getPlainProducts: { productsPackageProducts: { data: [{ links }] } },
    getTypename: { __typename: 'Query' },
    addFaq: { sendFaqPackageQuestion: { id: 5 } },
  }
  const asked = vi.fn((name: string, _: unknown): unknown => answers[name])
  const captcha: OwnCaptcha = {
    view: { provider: 'RECAPTCHA', sitekey: 'key', scriptUrl: 'https://captcha.example' },
    createChallenge: async () => ({ challenge: 1 }),
    accept: async () => isHuman,
  }
  const ask = async <Data, Variables>({ name }: Operation<Data, Variables>, variables: Variables) =>
    asked(name, variables) as Data
  return {
    asked,
    answer: <Data, Variables extends Record<string, unknown>>(
      operation: Operation<Data, Variables>,
      variables: Variables,
    ) => answerPlainly(operation, variables, { baseUrl: 'https://api.example/base', captcha, ask }),
  }
}

const articleOf = async (article: Partial<PlainArticle>) =>
  (await backend([article]).answer(getArticlesOperation, {})).articles.data[0]

test.each([
  ['https://journal.example/a', 'https://journal.example/a'],
  ['HTTP://journal.example/a', 'HTTP://journal.example/a'],
  ['/articles/med', '/articles/med'],
  ['/video?slug=korni', '/video?slug=korni'],
  ['video', 'video'],
  ['#faq', '#faq'],
  ['/?tag=med', '/?tag=med'],
  ['/blog/2026/med-doma', '/articles/med-doma'],
  ['blog/med-doma/', '/articles/med-doma'],
  ['blog/med_doma.html', '/articles/7'],
  ['videoteka/med', '/articles/med'],
  ['', '/articles/7'],
  ['javascript:alert(1)', '/articles/7'],
])('an article at «%s» is read at %s', async (href, readAt) => {
  expect((await articleOf({ href }))?.href).toBe(readAt)
})

test('an article is found by that address, with what shares a topic; fields that nobody tells are empty', async () => {
  const { answer } = backend([
    { href: 'blog/med-doma', tags: [{ id: '1', ...tag }] },
    { href: '/other' },
    { href: '/near', tags: [{ id: '1', ...tag }] },
  ])
  const { article } = await answer(getArticleOperation, { slug: 'med-doma' })
  expect(article).toMatchObject({ id: '7', title: 'Медь', description: '', slug: 'med-doma' })
  expect(article).toMatchObject({ body: [], products: [], author: null, updatedAt: '', readingMinutes: 0 })
  expect(article?.seo).toEqual({ title: null, description: null, image: null })
  expect(article?.related.map(({ href }) => href)).toEqual(['/articles/near'])
  expect(article?.lessons.map(({ slug }) => slug)).toEqual(['sedina'])
  expect((await answer(getArticleOperation, { slug: 'net' })).article).toBeNull()
})

test('pictures are found at the backend, or where it says', async () => {
  const conversions = [
    { name: 'preview_3_2', url: '/files/a.webp' },
    { name: 'og_image', url: 'https://cdn.example/a.jpg' },
    { name: 'broken', url: 'javascript:alert(1)' },
  ] as PlainConversions
  expect((await articleOf({ preview: { conversions } }))?.preview).toEqual({
    alt: '',
    url: 'https://api.example/files/a.webp',
    width: 768,
    height: 512,
    blurDataUrl: null,
    conversions: [
      {
        name: 'preview_3_2',
        url: 'https://api.example/files/a.webp',
        width: 768,
        height: 512,
        type: 'image/webp',
      },
      { name: 'og_image', url: 'https://cdn.example/a.jpg', width: 1200, height: 630, type: 'image/jpeg' },
    ],
  })
  expect((await articleOf({ preview: { conversions: [] } }))?.preview).toBeNull()
})

type PlainConversions = NonNullable<PlainArticle['preview']>['conversions']

test('a lesson finds its file, its place and its neighbours in the list', async () => {
  const { answer } = backend()
  const lessonAt = async (slug: string) =>
    (await answer(getVideoBySlugOperation, { slug })).videoBySlug ?? undefined
  const placeOf = async (slug: string) => {
    const lesson = await lessonAt(slug)
    return [lesson?.previous?.slug, lesson?.position, lesson?.next?.slug]
  }
  expect(await placeOf('korni')).toEqual([undefined, { current: 1, total: 3 }, 'sedina'])
  expect(await placeOf('sedina')).toEqual(['korni', { current: 2, total: 3 }, 'blond'])
  expect(await placeOf('blond')).toEqual(['sedina', { current: 3, total: 3 }, undefined])
  const src = 'https://api.example/files/korni.mp4'
  expect(await lessonAt('korni')).toMatchObject({ href: '/video?slug=korni', provider: 'FILE', src })
  expect(await lessonAt('net')).toBeUndefined()
})

test('a list is the part of the backend’s that was asked for', async () => {
  const { answer } = backend()
  const slugsOf = async (variables: { first?: number; page?: number; tag?: string }) => {
    const { video } = await answer(getVideoOperation, variables)
    return [video.data.map(({ slug }) => slug), video.paginatorInfo]
  }
  const whole = { hasMorePages: false, currentPage: 1, total: 3 }
  expect(await slugsOf({})).toEqual([['korni', 'sedina', 'blond'], whole])
  expect(await slugsOf({ tag: 'sedina' })).toEqual([['sedina'], { ...whole, total: 1 }])
  expect(await slugsOf({ first: 2 })).toEqual([['korni', 'sedina'], { ...whole, hasMorePages: true }])
  expect(await slugsOf({ first: 2, page: 2 })).toEqual([['blond'], { ...whole, currentPage: 2 }])
  expect(await slugsOf({ page: 2 })).toEqual([[], { ...whole, currentPage: 2 }])
})

test('questions are named by their place', async () => {
  const { faqQuestions } = await backend().answer(getFaqOperation, {})
  expect(faqQuestions.data).toEqual([{ id: '1', ...question }])
})

test('links of a barcode are told, of kinds that the site knows', async () => {
  const { productsPackageProducts: found } = await backend().answer(getProductsOperation, { ean: ['1'] })
  expect(found.data).toEqual([{ ean: '', title: '', links: [links[0]] }])
})

test('the site speaks in its own words, with its own captcha, of the topics that there are', async () => {
  const { site, tags, pages } = await backend().answer(getSiteOperation, {})
  expect(site.navigation.map(({ href }) => href)).toContain('/video')
  expect(site.navigation.map(({ href }) => href)).not.toContain('/shade')
  expect(site.captcha.sitekey).toBe('key')
  expect([site.isCounting, site.image, site.verification]).toEqual([false, null, null])
  expect(site.analytics).toEqual({ gtmId: '', metricaId: null, webvisor: null })
  expect([tags, pages]).toEqual([[tag], []])
})

test('everything else is nothing', async () => {
  const { asked, answer } = backend()
  const entries = [{ name: 'search', key: 'медь', times: 1 }]
  expect(await answer(getLeadArticleOperation, {})).toEqual({ site: { leadArticle: null } })
  expect(await answer(getRedirectOperation, { path: '/old' })).toEqual({ redirect: null })
  expect(await answer(getShadesOperation, {})).toEqual({ productsPackageProducts: { data: [] } })
  expect(await answer(countOperation, { entries })).toEqual({ count: 0 })
  expect(asked).not.toHaveBeenCalled()
})

test.each(Object.values(operations))('$name is answered', async ({ name, kind, text }) => {
  const { answer } = backend([{ href: '/articles/med' }])
  const variables = { slug: 'med', path: '/med', query: 'медь', ean: ['1'], entries: [], input: given }
  await expect(answer({ name, kind, text }, variables)).resolves.toBeTypeOf('object')
})

test('each list of the backend is asked for once in an answer', async () => {
  const { asked, answer } = backend()
  await answer(getSitemapOperation, {})
  await answer(getTopicsOperation, {})
  const names = ['getPlainArticles', 'getPlainVideo']
  expect(asked.mock.calls.map(([name]) => name)).toEqual([...names, ...names, 'getPlainFaq'])
})

test('the version changes with the minute, and tells that the backend answers', async () => {
  const { asked, answer } = backend()
  const { contentVersion } = await answer(getContentVersionOperation, {})
  expect(contentVersion).toMatch(/^minute-\d+$/)
  expect(asked.mock.calls).toEqual([['getTypename', {}]])
})

test('a question goes with the specification’s fields, once its captcha is taken', async () => {
  const input = { ...given, consent: true, pageUrl: '/ask' }
  const { asked, answer } = backend()
  expect(await answer(addFaqOperation, { input })).toEqual({ sendFaqPackageQuestion: { id: '5' } })
  expect(asked.mock.calls).toEqual([['addFaq', { input: given }]])

  const robots = backend([], false)
  await expect(robots.answer(addFaqOperation, { input })).rejects.toMatchObject({
    graphql: [
      { extensions: { code: 'CAPTCHA_REJECTED', fields: { recaptcha: expect.stringMatching(/[а-я]/) } } },
    ],
  })
  expect(robots.asked).not.toHaveBeenCalled()
})

test('a failure of the backend is its own, under the name of the query that failed', async () => {
  const { asked, answer } = backend()
  const failure = new CombinedError('getPlainFaq', { graphql: [{ message: 'The database is away' }] })
  asked.mockImplementation((name) => {
    if (name === getPlainFaqOperation.name) throw failure
    return { articles: { data: [] }, video: { data: [] } }
  })
  await expect(answer(getFaqOperation, {})).rejects.toBe(failure)
  await expect(answer(getSiteOperation, {})).rejects.toBe(failure)
})
