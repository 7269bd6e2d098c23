import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { inSeconds } from './support/mocks.ts'

const account = { email: 'anna@example.ru', password: 'Parol2026Testa' }

const cms = await testCms({ SITE_URL: 'https://pryad.example' })
await cms.payload.create({ collection: 'users', data: { ...account, name: 'Анна', role: 'editor' } })
const session = (await cms.payload.login({ collection: 'users', data: account })).token ?? ''
const draft = await cms.payload.create({
  collection: 'articles',
  draft: true,
  data: { title: 'Черновик', slug: 'chernovik', _status: 'draft' },
})
const draftId = draft.id
afterEach(() => {
  vi.useRealTimers()
})

function pressPreview(
  document: string,
  headers: Record<string, string> = { authorization: `JWT ${session}` },
) {
  return cms.rest(`/preview?document=${encodeURIComponent(document)}`, { headers })
}

async function previewToken(): Promise<string> {
  const { headers } = await pressPreview(`articles/${draftId}`)
  return new URL(headers.get('location') ?? '').searchParams.get('token') ?? ''
}

const askFor = (query: string, token: string) => cms.ask(query, {}, { authorization: `Bearer ${token}` })
const draftQuery = '{ article(slug: "chernovik") { title } }'

describe('the button leads to the site', () => {
  test('with a token and the path of the page', async () => {
    const answer = await pressPreview(`articles/${draftId}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const location = new URL(answer.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe('https://pryad.example/preview')
    expect(location.searchParams.get('path')).toBe('/articles/chernovik')
    expect(location.searchParams.get('token')).toMatch(/^preview\./)
  })

  test.each([
    ['videos', '/video?slug=test-na-allergiyu'],
    ['pages', '/consent'],
    ['slides', '/'],
    ['products', '/shades/2007700000017'],
  ] as const)('%s is seen at %s', async (collection, path) => {
    const { docs } = await cms.payload.find({
      collection,
      sort: collection === 'pages' ? 'slug' : '_order',
      limit: 1,
      depth: 0,
    })
    const answer = await pressPreview(`${collection}/${docs[0]?.id}`)
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('path')).toBe(path)
  })

  test('a shade is seen in the shade finder too, wished for by the number of its draft', async () => {
    const { docs } = await cms.payload.find({ collection: 'products', sort: '_order', limit: 1, depth: 0 })
    const id = docs[0]?.id ?? 0
    const pathOf = async () => {
      const answer = await cms.rest(`/preview?document=products/${id}&page=finder`, {
        headers: { authorization: `JWT ${session}` },
      })
      return new URL(answer.headers.get('location') ?? '').searchParams.get('path')
    }
    expect(await pathOf()).toBe(`/shade?wish=${docs[0]?.shadeNumber}`)
    await cms.payload.update({
      collection: 'products',
      id,
      draft: true,
      data: { shadeNumber: '6-99', _status: 'draft' },
    })
    expect(await pathOf()).toBe('/shade?wish=6-99')
  })

  test('the settings are seen on the main page', async () => {
    const answer = await pressPreview('site-settings')
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('path')).toBe('/')
  })

  test('nobody but the people of the panel gets a token', async () => {
    const answer = await pressPreview(`articles/${draftId}`, {})
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('http://localhost:3001/admin/login')
    const withToken = await pressPreview(`articles/${draftId}`, {
      authorization: `Bearer ${await previewToken()}`,
    })
    expect(withToken.headers.get('location')).toMatch(/\/admin\/login$/)
  })

  test('neither does somebody of the panel who reads no drafts of that section', async () => {
    const { collectionTable } = await import('../src/access/access-table.ts')
    const { read } = collectionTable.articles
    read.admin = 'published'
    try {
      const { docs } = await cms.payload.find({
        collection: 'articles',
        where: { _status: { equals: 'published' } },
        limit: 1,
      })
      const answer = await pressPreview(`articles/${docs[0]?.id}`)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Черновики этого раздела вам не видны')
    } finally {
      read.admin = 'all'
    }
  })

  test.each(['media', 'tags', 'users'] as const)(
    'a collection without drafts gives no token: %s',
    async (slug) => {
      const { docs } = await cms.payload.find({ collection: slug, limit: 1, depth: 0 })
      expect((await pressPreview(`${slug}/${docs[0]?.id}`)).status).toBe(403)
    },
  )

  test.each(['articles/999999', 'articles/', 'articles/abc', 'payload-jobs/1', 'nichego/1', 'nichego', ''])(
    'there is no «%s»',
    async (document) => {
      expect((await pressPreview(document)).status).toBe(404)
    },
  )
})

describe('the token shows drafts', () => {
  test('and unpublished changes of articles, also in lists', async () => {
    const token = await previewToken()
    expect((await askFor(draftQuery, token)).data.article).toEqual({ title: 'Черновик' })
    const { data } = await askFor('{ articles { data { slug } } }', token)
    expect(data.articles.data).toContainEqual({ slug: 'chernovik' })

    const { docs } = await cms.payload.find({ collection: 'slides', limit: 1, depth: 0 })
    const id = docs[0]?.id ?? 0
    await cms.payload.update({
      collection: 'slides',
      id,
      draft: true,
      data: { title: 'Пока не показываем', _status: 'draft' },
    })
    const slides = '{ slides { title } }'
    expect((await askFor(slides, token)).data.slides).toContainEqual({ title: 'Пока не показываем' })
    expect((await cms.ask(slides)).data.slides).not.toContainEqual({ title: 'Пока не показываем' })
  })

  test('that are not finished, and leaves out those without a title', async () => {
    const unfinished = { draft: true, data: { title: 'Только начали', _status: 'draft' } } as const
    await cms.payload.create({ collection: 'articles', ...unfinished })
    await cms.payload.create({ collection: 'videos', ...unfinished })
    await cms.payload.create({ collection: 'products', ...unfinished })
    await cms.payload.create({ collection: 'slides', ...unfinished })
    for (const collection of ['articles', 'videos', 'products', 'slides'] as const) {
      await cms.payload.create({ collection, draft: true, data: { _status: 'draft' } })
    }
    const { data, errors } = await askFor(
      `{
        articles { data { title description href body { __typename } preview { url } readingMinutes } }
        video { data { title description durationSeconds steps { at } transcript provider src } }
        productsPackageProducts { data { title ean hex level benefits baseRange { min hair note } links { href } } }
        slides { title text href linkLabel theme picture { url } }
      }`,
      await previewToken(),
    )
    expect(errors).toBeUndefined()
    const lists = [data.articles.data, data.video.data, data.productsPackageProducts.data, data.slides]
    for (const list of lists) {
      expect(list).toContainEqual(expect.objectContaining({ title: 'Только начали' }))
      expect(list).not.toContainEqual(expect.objectContaining({ title: '' }))
    }
  })

  test('for an hour and no longer', async () => {
    const token = await previewToken()
    inSeconds(61 * 60)
    const answer = await askFor(draftQuery, token)
    expect(answer.data.article).toBeNull()
    expect(answer.errors).toBeUndefined()
  })

  test('and shows none when the token was changed', async () => {
    const token = await previewToken()
    expect((await askFor(draftQuery, `${token.slice(0, -3)}abc`)).data.article).toBeNull()
    expect((await askFor(draftQuery, token.replace(/^preview\.\d+/, 'preview.1000'))).data.article).toBeNull()
  })

  test('and shows none to somebody whose account is gone', async () => {
    const gone = { email: 'gone@example.ru', password: 'Parol2026Testa' }
    const { id } = await cms.payload.create({
      collection: 'users',
      data: { ...gone, name: 'Борис', role: 'editor' },
    })
    const login = await cms.payload.login({ collection: 'users', data: gone })
    const answer = await pressPreview('site-settings', { authorization: `JWT ${login.token}` })
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
    expect((await askFor(draftQuery, token)).data.article).not.toBeNull()
    await cms.payload.delete({ collection: 'users', id })
    expect((await askFor(draftQuery, token)).data.article).toBeNull()
  })

  test('and hides documents in the trash', async () => {
    const { id } = await cms.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'В корзине', slug: 'v-korzine', _status: 'draft', deletedAt: new Date().toISOString() },
    })
    expect(id).toBeGreaterThan(0)
    const { data } = await askFor('{ article(slug: "v-korzine") { title } }', await previewToken())
    expect(data.article).toBeNull()
  })
})

describe('the token does nothing else', () => {
  test('questions that are not shown on the site stay hidden', async () => {
    await cms.payload.create({
      collection: 'faq-questions',
      data: { question: 'Никому не видный вопрос', state: 'new', published: false },
    })
    const { data } = await askFor('{ faqQuestions { data { question } } }', await previewToken())
    expect(JSON.stringify(data)).not.toContain('Никому не видный')
  })

  test.each(['Bearer', 'JWT'])('the REST interface does not know it (%s)', async (scheme) => {
    const headers = { authorization: `${scheme} ${await previewToken()}` }
    const me = await cms.rest('/users/me', { headers })
    expect((await me.json()).user).toBeNull()
    const article = await cms.rest(`/articles/${draftId}?draft=true`, { headers })
    expect(article.status).toBe(404)
    const change = await cms.rest(`/articles/${draftId}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Взлом' }),
    })
    expect(change.status).toBe(403)
    expect((await cms.rest('/users', { headers })).status).toBe(403)
  })

  test('a session of the panel opens drafts as before', async () => {
    expect((await askFor(draftQuery, session)).data.article).toEqual({ title: 'Черновик' })
  })
})
