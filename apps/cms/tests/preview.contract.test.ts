import { afterEach, describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { inSeconds, restoreMocks } from './support/mocks.ts'
import { logIn, send, signIn } from './support/people.ts'

const cms = await testCms({ SITE_URL: 'https://pryad.example' })
const { collectionTable } = await import('../src/access/access-table.ts')
const { headers: signedIn } = await signIn(cms, 'editor')
const draft = await cms.payload.create({
  collection: 'articles',
  draft: true,
  data: { title: 'Черновик', slug: 'chernovik', _status: 'draft' },
})
const draftId = draft.id
afterEach(restoreMocks)

const pressPreview = (document: string, headers: Record<string, string> = signedIn, more = '') =>
  cms.rest(`/preview?document=${encodeURIComponent(document)}${more}`, { headers })
const pathIn = ({ headers }: Response) => new URL(headers.get('location') ?? '').searchParams.get('path')

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
    const sort = collection === 'pages' ? 'slug' : '_order'
    const { docs } = await cms.payload.find({ collection, sort, limit: 1, depth: 0 })
    expect(pathIn(await pressPreview(`${collection}/${docs[0]?.id}`))).toBe(path)
  })

  test('a shade is seen in the shade finder too, wished for by the number of its draft', async () => {
    const { id, shadeNumber } = await firstOf(cms, 'products')
    const pathInFinder = async () => pathIn(await pressPreview(`products/${id}`, signedIn, '&page=finder'))
    expect(await pathInFinder()).toBe(`/shade?wish=${shadeNumber}`)
    const data = { shadeNumber: '6-99', _status: 'draft' } as const
    await cms.payload.update({ collection: 'products', id, draft: true, data })
    expect(await pathInFinder()).toBe('/shade?wish=6-99')
  })

  test('the settings are seen on the main page', async () => {
    expect(pathIn(await pressPreview('site-settings'))).toBe('/')
  })

  test('nobody but the people of the panel gets a token', async () => {
    const answer = await pressPreview(`articles/${draftId}`, {})
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('http://localhost:3001/admin/login')
    const authorization = `Bearer ${await previewToken()}`
    const withToken = await pressPreview(`articles/${draftId}`, { authorization })
    expect(withToken.headers.get('location')).toMatch(/\/admin\/login$/)
  })

  test('neither does somebody of the panel who reads no drafts of that section', async () => {
    const { read } = collectionTable.articles
    read.admin = 'published'
    try {
      const { id } = await firstOf(cms, 'articles', { _status: { equals: 'published' } })
      const answer = await pressPreview(`articles/${id}`)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Черновики этого раздела вам не видны')
    } finally {
      read.admin = 'all'
    }
  })

  test.each(['media', 'tags', 'users'] as const)(
    'a collection without drafts gives no token: %s',
    async (slug) => {
      expect((await pressPreview(`${slug}/${(await firstOf(cms, slug)).id}`)).status).toBe(403)
    },
  )

  test.each([
    'articles/999999',
    'articles/',
    'articles/abc',
    'payload-jobs/1',
    'nichego/1',
    'nichego',
    'constructor/1',
    '__proto__/1',
    '',
  ])('there is no «%s»', async (document) => {
    expect((await pressPreview(document)).status).toBe(404)
  })
})

describe('the token shows drafts', () => {
  test('and unpublished changes of articles, also in lists', async () => {
    const token = await previewToken()
    expect((await askFor(draftQuery, token)).data.article).toEqual({ title: 'Черновик' })
    const { data } = await askFor('{ articles { data { slug } } }', token)
    expect(data.articles.data).toContainEqual({ slug: 'chernovik' })

    const { id } = await firstOf(cms, 'slides')
    const change = { title: 'Пока не показываем', _status: 'draft' } as const
    await cms.payload.update({ collection: 'slides', id, draft: true, data: change })
    const slides = '{ slides { title } }'
    expect((await askFor(slides, token)).data.slides).toContainEqual({ title: 'Пока не показываем' })
    expect((await cms.ask(slides)).data.slides).not.toContainEqual({ title: 'Пока не показываем' })
  })

  test('that are not finished, and leaves out those without a title', async () => {
    const unfinished = { draft: true, data: { title: 'Только начали', _status: 'draft' } } as const
    for (const collection of ['articles', 'videos', 'products', 'slides'] as const) {
      await cms.payload.create({ collection, ...unfinished })
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
    const { id, headers } = await signIn(cms, 'editor')
    const answer = await pressPreview('site-settings', headers)
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
    expect((await askFor(draftQuery, token)).data.article).not.toBeNull()
    await cms.payload.delete({ collection: 'users', id })
    expect((await askFor(draftQuery, token)).data.article).toBeNull()
  })

  test.each([
    ['signs out', (_: number, headers: object) => send(cms, 'POST', '/users/logout', {}, { ...headers })],
    [
      'ends all their sessions',
      (id: number, headers: object) =>
        cms.rest(`/users/${id}/sessions`, { method: 'DELETE', headers: { ...headers } }),
    ],
    [
      'is shut out for a while',
      async (id: number) => {
        await cms.payload.update({ collection: 'users', id, data: { blocked: true } })
        await cms.payload.update({ collection: 'users', id, data: { blocked: false } })
      },
    ],
  ])('and shows none once its owner %s, not even after they have signed in again', async (_, end) => {
    const { id, email, headers } = await signIn(cms, 'editor')
    const answer = await pressPreview('site-settings', headers)
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
    expect((await askFor(draftQuery, token)).data.article).not.toBeNull()
    await end(id, headers)
    expect((await askFor(draftQuery, token)).data.article).toBeNull()
    inSeconds(2)
    await logIn(cms, email)
    expect((await askFor(draftQuery, token)).data.article).toBeNull()
  })

  test('and shows none once its owner signs out of the session it was made in, while another of theirs goes on', async () => {
    const { email, headers } = await signIn(cms, 'editor')
    const elsewhere = await logIn(cms, email)
    const tokenOf = async (session: Record<string, string>) => {
      const answer = await pressPreview('site-settings', session)
      return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
    }
    const [token, other] = [await tokenOf(headers), await tokenOf(elsewhere)]
    expect((await send(cms, 'POST', '/users/logout', {}, headers)).status).toBe(200)
    expect((await askFor(draftQuery, token)).data.article).toBeNull()
    expect((await askFor(draftQuery, other)).data.article).not.toBeNull()
  })

  test('and hides documents in the trash', async () => {
    const trashed = { title: 'В корзине', slug: 'v-korzine', deletedAt: new Date().toISOString() }
    await cms.payload.create({ collection: 'articles', draft: true, data: { ...trashed, _status: 'draft' } })
    const { data } = await askFor('{ article(slug: "v-korzine") { title } }', await previewToken())
    expect(data.article).toBeNull()
  })
})

describe('the token does nothing else', () => {
  test('questions that are not shown on the site stay hidden', async () => {
    const hidden = { question: 'Никому не видный вопрос', state: 'new', published: false } as const
    await cms.payload.create({ collection: 'faq-questions', data: hidden })
    const { data } = await askFor('{ faqQuestions { data { question } } }', await previewToken())
    expect(JSON.stringify(data)).not.toContain('Никому не видный')
  })

  test.each(['Bearer', 'JWT'])('the REST interface does not know it (%s)', async (scheme) => {
    const headers = { authorization: `${scheme} ${await previewToken()}` }
    expect((await (await cms.rest('/users/me', { headers })).json()).user).toBeNull()
    expect((await cms.rest(`/articles/${draftId}?draft=true`, { headers })).status).toBe(403)
    expect((await send(cms, 'PATCH', `/articles/${draftId}`, { title: 'Взлом' }, headers)).status).toBe(403)
    expect((await cms.rest('/users', { headers })).status).toBe(403)
  })

  test('a session of the panel opens drafts as before', async () => {
    const session = signedIn.authorization?.replace('JWT ', '') ?? ''
    expect((await askFor(draftQuery, session)).data.article).toEqual({ title: 'Черновик' })
  })
})
