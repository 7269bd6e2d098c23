import {
  getArticleOperation,
  getArticlesOperation,
  getCaptchaChallengeOperation,
  getContentVersionOperation,
  getFaqOperation,
  getShadesOperation,
  getSiteOperation,
  getSlidesOperation,
} from '@pryad/contract/generated/operations.ts'
import { describe, expect, test, vi } from 'vitest'
import { createReadTracker } from '../src/graphql/read-tracker.ts'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { send, signIn } from './support/people.ts'

const slug = 'chto-znachat-cifry-na-korobke'

const cms = await testCms()
const editor = await signIn(cms, 'editor')
const { createContext } = await import('../src/graphql/context.ts')

/** The answer that a site gets, and whether it was kept. */
async function get(query: string, headers?: Record<string, string>) {
  const response = await cms.get(query, headers)
  return { isKept: response.headers.get('cache-status') === 'pryad-cms; hit', text: await response.text() }
}

/** Changes something as an editor does in the panel. */
async function edit(path: string, data: object, method = 'PATCH') {
  const { status } = await send(cms, method, path, data, editor.headers)
  expect(status).toBe(200)
}

const firstId = async (collection: 'articles' | 'tags') => (await firstOf(cms, collection)).id

describe('an answer is kept', () => {
  test.each([
    getArticlesOperation,
    getFaqOperation,
    getShadesOperation,
    getSiteOperation,
    getSlidesOperation,
    { name: 'a topic', text: '{ articles(tag: "sedina") { data { id } } }' },
    {
      name: 'an article',
      text: getArticleOperation.text.replaceAll('$slug', `"${slug}"`).replace(/\(.*?\)/, ''),
    },
    { name: 'no redirect', text: '{ redirect(path: "/net") { to } }' },
  ])('$name', async ({ text }) => {
    const made = await get(text)
    const find = vi.spyOn(cms.payload, 'find')
    const kept = await get(text)
    expect(find).not.toHaveBeenCalled()
    find.mockRestore()
    expect(kept).toEqual({ isKept: true, text: made.text })
    expect(JSON.parse(made.text).errors).toBeUndefined()
  })

  test('and stays when an answer from other collections is made again', async () => {
    await get(getFaqOperation.text)
    await edit(`/articles/${await firstId('articles')}`, { title: 'О цифрах иначе', _status: 'published' })
    const articles = await get(getArticlesOperation.text)
    expect(articles.isKept).toBe(false)
    expect(articles.text).toContain('О цифрах иначе')
    expect((await get(getFaqOperation.text)).isKept).toBe(true)
  })
})

describe('visitors see at once', () => {
  test('a picture described in other words', async () => {
    const { preview } = await firstOf(cms, 'articles')
    await get(getArticlesOperation.text)
    await edit(`/media/${preview}`, { alt: 'Прядь у окна' })
    expect((await get(getArticlesOperation.text)).text).toContain('Прядь у окна')
  })

  test('a topic with another name', async () => {
    await get(getArticlesOperation.text)
    await get(getSiteOperation.text)
    await edit(`/tags/${await firstId('tags')}`, { name: 'В первый раз' })
    expect((await get(getArticlesOperation.text)).text).toContain('В первый раз')
    expect((await get(getSiteOperation.text)).text).toContain('В первый раз')
  })

  test('a topic at another address, though nothing of it stands in the answer', async () => {
    const query = '{ faqQuestions(tag: "sedina") { paginatorInfo { total } } }'
    expect((await get(query)).text).not.toContain('"total":0')
    const { id } = await firstOf(cms, 'tags', { slug: { equals: 'sedina' } })
    await edit(`/tags/${id}`, { slug: 'bez-sediny' })
    expect((await get(query)).text).toContain('"total":0')
  })

  test('the settings of the site', async () => {
    await get(getSiteOperation.text)
    await edit('/globals/site-settings', { tagline: 'Цвет по-своему', _status: 'published' }, 'POST')
    expect((await get(getSiteOperation.text)).text).toContain('Цвет по-своему')
  })

  test('where a page has moved to, and that it did', async () => {
    const query = '{ redirect(path: "/articles/kak-vybrat-ottenok") { to } }'
    expect((await get(query)).text).toContain('"redirect":null')
    const path = `/articles/${(await firstOf(cms, 'articles', { slug: { equals: 'kak-vybrat-ottenok' } })).id}`
    await edit(path, { slug: 'vybiraem-ottenok', _status: 'published' })
    expect((await get(query)).text).toContain('/articles/vybiraem-ottenok')
    await edit(path, { _status: 'draft' })
    expect((await get(query)).text).toContain('"redirect":null')
  })
})

describe('drafts stay with those who may see them', () => {
  const query = '{ articles { data { title } } }'

  test('an editor’s answer is neither kept nor given to visitors, and no visitor’s is given to them', async () => {
    await cms.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Ещё не готово', slug: 'chernovik', _status: 'draft' },
    })
    expect((await get(query)).text).not.toContain('Ещё не готово')
    const cookie = `payload-token=${editor.headers.authorization?.replace('JWT ', '')}`
    for (const headers of [editor.headers, { cookie, 'sec-fetch-site': 'same-origin' }]) {
      const seen = await get(query, headers)
      expect(seen.isKept).toBe(false)
      expect(seen.text).toContain('Ещё не готово')
      const visitors = await get(query)
      expect(visitors.isKept).toBe(true)
      expect(visitors.text).not.toContain('Ещё не готово')
    }
  })
})

test('a read past the rules of access is recorded, too', async () => {
  const making = createReadTracker()
  const { req } = await createContext(cms.payload, new Request('http://cms.test/graphql'), making)
  await cms.payload.find({ collection: 'users', depth: 0, req })
  await cms.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  expect([...making.sources]).toEqual(['users', 'site-settings'])
})

describe('made again every time', () => {
  test.each([
    [
      'products by barcode',
      '{ productsPackageProducts(filter: { ean: ["2007700000161"] }) { data { ean } } }',
    ],
    ['the challenge of the captcha', getCaptchaChallengeOperation.text],
    ['the version of the content', getContentVersionOperation.text],
    ['the version among other things', '{ tags { name } contentVersion }'],
  ])('%s', async (_, query) => {
    await get(query)
    expect((await get(query)).isKept).toBe(false)
  })

  test('an answer with an error is not kept', async () => {
    const query = '{ slides { title } }'
    const { find } = cms.payload
    const read = vi.spyOn(cms.payload, 'find').mockImplementationOnce(async (options) => {
      await find(options)
      throw new Error('gone')
    })
    expect((await get(query)).text).toContain('errors')
    read.mockRestore()
    const { isKept, text } = await get(query)
    expect(isKept).toBe(false)
    expect(text).not.toContain('errors')
  })
})
