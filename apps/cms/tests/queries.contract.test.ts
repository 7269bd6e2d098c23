import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isSqlite } from '../src/databases/is-sqlite.ts'
import { startTestCms, type TestCms } from './support/cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

describe('lists', () => {
  test('articles come newest first, a page at a time', async () => {
    const { data } = await cms.ask(
      '{ articles(first: 5, page: 3) { data { title publishedAt } paginatorInfo { count currentPage hasMorePages lastPage perPage total } } }',
    )
    expect(data.articles.paginatorInfo).toEqual({
      count: 4,
      currentPage: 3,
      hasMorePages: false,
      lastPage: 3,
      perPage: 5,
      total: 14,
    })
    const dates = data.articles.data.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('a topic filters articles, lessons, shades and questions', async () => {
    const { data } = await cms.ask(`{
      articles(tag: "sedina") { data { tags { slug } } }
      video(tag: "sedina") { data { slug tags { slug } } }
      faqQuestions(tag: "sedina") { data { tags { slug } } }
      productsPackageProducts(tag: "sedina") { data { tags { slug } } }
    }`)
    for (const list of [data.articles, data.video, data.faqQuestions, data.productsPackageProducts]) {
      expect(list.data.length).toBeGreaterThan(0)
      for (const { tags } of list.data) expect(tags).toContainEqual({ slug: 'sedina' })
    }
  })

  test('an unknown topic gives an empty list', async () => {
    const { data } = await cms.ask('{ articles(tag: "net-takoj") { data { id } paginatorInfo { total } } }')
    expect(data.articles).toEqual({ data: [], paginatorInfo: { total: 0 } })
  })

  test('lessons, questions and topics keep the order of the content', async () => {
    const { data } = await cms.ask(
      '{ video { data { slug } } tags { slug } faqQuestions(first: 1) { data { question } } }',
    )
    expect(data.video.data[0].slug).toBe('test-na-allergiyu')
    expect(data.tags[0].slug).toBe('pervoe-okrashivanie')
    expect(data.faqQuestions.data[0].question).toMatch(/^Нужен\sли\sтест/)
  })

  test('a topic has its sentence and its picture; one without them has none', async () => {
    const bare = await cms.payload.create({ collection: 'tags', data: { name: 'Хна', slug: 'hna' } })
    const { data } = await cms.ask('{ tags { slug description picture { url } } }')
    expect(data.tags).toContainEqual({
      slug: 'sedina',
      description: expect.stringMatching(/^Чем\s/),
      picture: { url: expect.stringMatching(/^\/media\/grey-coverage/) },
    })
    expect(data.tags).toContainEqual({ slug: 'hna', description: null, picture: null })
    await cms.payload.delete({ collection: 'tags', id: bare.id })
  })

  test('products are found by barcode, with all their links', async () => {
    const { data } = await cms.ask(
      '{ productsPackageProducts(filter: { ean: ["2007700000161", "99999999"] }) { data { ean shadeName links { shop href type } } } }',
    )
    expect(data.productsPackageProducts.data).toHaveLength(1)
    expect(data.productsPackageProducts.data[0].shadeName).toBe('Аметист')
    expect(data.productsPackageProducts.data[0].links.map(({ type }: { type: string }) => type)).toContain(
      'instruction',
    )
  })

  test('a list with everything in it takes a fixed number of database reads', async () => {
    const find = vi.spyOn(cms.payload, 'find')
    const query = (first: number) =>
      cms.ask(`{ articles(first: ${first}) { data {
        title preview { url } tags { name } body { __typename }
        lessons { title preview { url } } products { title picture { url } } related { title preview { url } tags { name } }
      } } }`)
    await query(1)
    const forOne = find.mock.calls.length
    find.mockClear()
    await query(14)
    expect(find.mock.calls.length).toBeLessThanOrEqual(forOne + 1)
    find.mockRestore()
  })
})

describe('single documents', () => {
  test('an article has its text in blocks, its relations and its picture in every conversion', async () => {
    const { data } = await cms.ask(`{ article(slug: "chto-znachat-cifry-na-korobke") {
      title href readingMinutes
      body { __typename ... on HeadingBlock { id level text } ... on TextBlock { html } }
      preview { alt width height blurDataUrl conversions { name type width height url } }
      lessons { slug } products { ean } related { slug }
    } }`)
    const { article } = data
    expect(article.href).toBe('/articles/chto-znachat-cifry-na-korobke')
    expect(article.readingMinutes).toBeGreaterThan(1)
    expect(article.body).toContainEqual({
      __typename: 'HeadingBlock',
      id: 'cifra-do-defisa-uroven',
      level: 2,
      text: expect.stringMatching(/^Цифра до\sдефиса: уровень$/),
    })
    const html = article.body.map((block: { html?: string }) => block.html ?? '').join('')
    expect(html).toContain('<table><thead><tr><th scope="col">Уровень</th>')
    expect(html).toContain('<a href="/articles/kak-vybrat-ottenok">')
    expect(html).not.toMatch(/style=|class=|<script/)
    expect(article.preview.blurDataUrl).toMatch(/^data:image\/webp;base64,/)
    const names = article.preview.conversions.map(
      ({ name, type }: { name: string; type: string }) => `${name} ${type}`,
    )
    for (const name of ['preview_3_2', 'preview_sidebar', 'preview_3_4', 'og_image']) {
      expect(names).toContain(`${name} image/avif`)
      expect(names).toContain(`${name} image/webp`)
    }
    expect(article.preview.conversions).toContainEqual(
      expect.objectContaining({ name: 'preview_3_2', width: 768, height: 512 }),
    )
    expect(article.lessons.length).toBeGreaterThan(0)
    expect(article.products.length).toBeGreaterThan(0)
    expect(article.related.map(({ slug }: { slug: string }) => slug)).not.toContain(
      'chto-znachat-cifry-na-korobke',
    )
  })

  test('a lesson has its file, captions, steps and transcript', async () => {
    const { data } = await cms.ask(
      '{ videoBySlug(slug: "toniruem-blond") { href provider src captions steps { at title } transcript } }',
    )
    expect(data.videoBySlug.href).toBe('/video?slug=toniruem-blond')
    expect(data.videoBySlug.provider).toBe('FILE')
    expect(data.videoBySlug.src).toMatch(/^\/lessons\/toniruem-blond\.[0-9a-f]{10}\.mp4$/)
    expect(data.videoBySlug.captions).toMatch(/\.vtt$/)
    expect(data.videoBySlug.steps[0].at).toBe(0)
    expect(data.videoBySlug.transcript.length).toBeGreaterThan(100)
  })

  test('a document that does not exist is null', async () => {
    const { data } = await cms.ask(
      '{ article(slug: "net") { id } videoBySlug(slug: "net") { id } page(slug: "net") { slug } }',
    )
    expect(data).toEqual({ article: null, videoBySlug: null, page: null })
  })

  test('the site has its names and links, and no wording of its own until editors write some', async () => {
    const { data } = await cms.ask('{ site { name navigation { label href } texts } }')
    expect(data.site.name).toBe('Прядь')
    expect(data.site.navigation).toContainEqual({ label: 'Видеоуроки', href: '/video' })
    expect(data.site.texts).toEqual({})
  })
})

describe('wrong questions are refused with a clear error', () => {
  test.each([
    ['more than a hundred', '{ articles(first: 101) { data { id } } }', 'first'],
    ['fewer than one', '{ video(first: 0) { data { id } } }', 'first'],
    ['a page before the first', '{ faqQuestions(page: 0) { data { id } } }', 'page'],
    ['a topic that is no slug', '{ articles(tag: "Блонд") { data { id } } }', 'tag'],
    ['a slug that is none', '{ article(slug: "../etc/passwd") { id } }', 'slug'],
    [
      'a barcode that is none',
      '{ productsPackageProducts(filter: { ean: ["1\' OR 1=1"] }) { data { ean } } }',
      'ean',
    ],
  ])('%s', async (_, query, field) => {
    const { errors } = await cms.ask(query)
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual([field])
  })

  test('an unknown argument', async () => {
    const { errors } = await cms.ask('{ articles(limit: 5) { data { id } } }')
    expect(errors?.[0]?.message).toContain('Unknown argument "limit"')
  })

  test('several mutations at once', async () => {
    const field = 'sendFaqPackageQuestion(input: {}) { __typename }'
    for (const body of [`a: ${field} b: ${field}`, '...All'])
      expect(
        (await cms.ask(`mutation { ${body} } fragment All on Mutation { ${field} }`)).errors,
      ).toContainEqual(expect.objectContaining({ message: 'A request may ask for one mutation only.' }))
  })

  test('a query that is too deep', async () => {
    const { errors } = await cms.ask(
      '{ articles { data { related { related { related { related { related { related { id } } } } } } } } }',
    )
    expect(errors?.[0]?.message).toContain('depth limit')
  })

  test('a query that is too costly', async () => {
    const fields = Array.from({ length: 80 }, (_, index) => `a${index}: articles { data { ...Deep } }`)
    const deep = 'fragment Deep on Article { related { related { related { id title } } } }'
    const { errors } = await cms.ask(`{ ${fields.join(' ')} } ${deep}`)
    expect(errors?.[0]?.message).toContain('cost limit')
  })

  const picture = '{ alt url width height blurDataUrl conversions { name url width height type } }'
  const tags = 'tags { id name slug }'
  const seo = `seo { title description image ${picture} }`
  const info = 'paginatorInfo { count currentPage hasMorePages lastPage perPage total }'
  const lists = {
    articles: `id title description href slug publishedAt updatedAt readingMinutes preview ${picture} ${tags} ${seo}`,
    video: `id title description href slug publishedAt updatedAt provider src captions durationSeconds transcript steps { at title text } preview ${picture} ${tags} ${seo}`,
    faqQuestions: `id question answer ${tags}`,
    productsPackageProducts: `ean brand series group shadeNumber shadeName title description benefits howToUse volume level tone toneName greyCoverage baseRange { min max hair note } hex picture ${picture} ${tags} links { shop href type }`,
  }
  const listOf = (name: keyof typeof lists, first: string) =>
    `${name}(first: ${first}) { data { ${lists[name]} } ${info} }`
  const names = Object.keys(lists) as (keyof typeof lists)[]
  const pairs = names.flatMap((one) => names.map((other) => (one === other ? [one] : [one, other])))

  test.each(pairs)('but 100 entries with all their fields are given: %s %s', async (...asked) => {
    const written = `{ ${asked.map((name) => listOf(name, '100')).join(' ')} }`
    const given = `query ($first: Int!) { ${asked.map((name) => listOf(name, '$first')).join(' ')} }`
    for (const answer of [await cms.ask(written), await cms.ask(given, { first: 100 })]) {
      expect(answer.errors).toBeUndefined()
      for (const name of asked) expect(answer.data[name].data.length).toBeGreaterThan(0)
    }
  })

  test.each(['100', '$first'])('a list of lists of lists is too costly, with %s alike', async (first) => {
    const inner = `lessons { ${lists.video} products { ${lists.productsPackageProducts} } }`
    const query = `articles(first: ${first}) { data { ${lists.articles} ${inner} related { ${lists.articles} ${inner} } } }`
    const answer =
      first === '100'
        ? await cms.ask(`{ ${query} }`)
        : await cms.ask(`query ($first: Int!) { ${query} }`, { first: 100 })
    expect(answer.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY')
    expect(answer.data ?? null).toBeNull()
  })

  test('thousands of names for one field', async () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => `a${index}: title`).join(' ')
    const { errors } = await cms.ask(`{ articles { data { ${fields} } } }`)
    expect(errors?.[0]?.message).toMatch(/more tha[nt] 1000 tokens/)
  })

  test('an operation of another name than the query has is a mistake of the question', async () => {
    const response = await cms.graphql({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: '{ tags { id } }', operationName: 'X' }),
    })
    const { errors } = await response.json()
    expect(errors[0].message).toContain('operation')
  })
})

describe('readers see what they may', () => {
  test('a visitor sees no drafts, an editor with a token does', async () => {
    const query = '{ article(slug: "chernovik") { title } }'
    await cms.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Черновик', slug: 'chernovik', _status: 'draft' },
    })
    expect((await cms.ask(query)).data.article).toBeNull()

    const account = { email: 'editor@example.ru', password: 'Parol2026Testa' }
    await cms.payload.create({ collection: 'users', data: { ...account, name: 'Анна', role: 'editor' } })
    const { token } = await cms.payload.login({ collection: 'users', data: account })
    const answer = await cms.ask(query, {}, { authorization: `Bearer ${token}` })
    expect(answer.data.article).toEqual({ title: 'Черновик' })
  })

  test('a question that is not published is not shown', async () => {
    await cms.payload.create({
      collection: 'faq-questions',
      data: { question: 'Никому не видный вопрос', state: 'new', published: false },
    })
    const { data } = await cms.ask('{ faqQuestions { data { question } } }')
    expect(JSON.stringify(data)).not.toContain('Никому не видный')
  })
})

describe('contentVersion', () => {
  const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion

  test('stays while nothing changes', async () => {
    expect(await version()).toBe(await version())
  })

  test('is the same again when a new document is deleted: the content is, too', async () => {
    const before = await version()
    const tag = await cms.payload.create({
      collection: 'tags',
      data: { name: 'Ненадолго', slug: 'nenadolgo' },
    })
    expect(await version()).not.toBe(before)
    await cms.payload.delete({ collection: 'tags', id: tag.id })
    expect(await version()).toBe(before)
  })

  test('changes with a new document, an edit, and an edit of the settings', async () => {
    const seen = new Set([await version()])
    const tag = await cms.payload.create({
      collection: 'tags',
      data: { name: 'Новая тема', slug: 'novaya-tema' },
    })
    seen.add(await version())
    await cms.payload.update({ collection: 'tags', id: tag.id, data: { name: 'Тема с другим именем' } })
    seen.add(await version())
    await cms.payload.delete({ collection: 'tags', id: tag.id })
    await cms.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Иначе' } })
    seen.add(await version())
    expect(seen.size).toBe(4)
  })

  test('changes with what was written before the newest edit and comes to light after it', async () => {
    const [first] = (await cms.payload.find({ collection: 'tags', limit: 1, sort: 'updatedAt' })).docs
    const before = await version()
    // A long transaction leaves this: a moment that is past already.
    const updatedAt = new Date(Date.parse(first?.updatedAt ?? '') + 1).toISOString()
    await cms.payload.db.updateOne({ collection: 'tags', id: first?.id ?? 0, data: { updatedAt } })
    const { updatedAt: stored } = await cms.payload.findByID({ collection: 'tags', id: first?.id ?? 0 })
    expect(stored).toBe(updatedAt)
    expect(await version()).not.toBe(before)
  })

  test('changes with an edit among ten thousand documents', async () => {
    const rows = Array.from({ length: 10_000 }, (_, number) => `('/old/${number}')`)
    await runSql(`insert into redirects ("from") values ${rows.join(',')}`)
    const before = await version()
    await runSql(`update redirects set updated_at = '2020-01-01T00:00:00.000Z' where "from" = '/old/1'`)
    expect(before).not.toBeUndefined()
    expect(await version()).not.toBe(before)
    await runSql(`delete from redirects where "from" like '/old/%'`)
  })

  async function runSql(statement: string): Promise<void> {
    const { db } = cms.payload
    await (isSqlite(db) ? db.client.execute(statement) : db.pool.query(statement))
  }
})
