import { describe, expect, test, vi } from 'vitest'
import { testCms } from '../support/cms.ts'
import { firstOf } from '../support/documents.ts'
import { aRichText } from '../support/rich-text.ts'

const cms = await testCms()

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
      picture: { url: expect.stringMatching(/^\/media\/topic-grey/) },
    })
    expect(data.tags).toContainEqual({ slug: 'hna', description: null, picture: null })
    await cms.payload.delete({ collection: 'tags', id: bare.id })
  })

  test('a product has its composition and what proves its claims, a slide its label of an advertisement; others have none', async () => {
    const own = { composition: 'Aqua, p-Phenylenediamine', proof: 'Протокол № 12' }
    const label = { advertiser: 'ООО «Прядь»', erid: '2VtzqvAbCdE' }
    const shade = await firstOf(cms, 'products')
    const slide = await firstOf(cms, 'slides')
    const published = { _status: 'published' } as const
    await cms.payload.update({ collection: 'products', id: shade.id, data: { ...own, ...published } })
    await cms.payload.update({ collection: 'slides', id: slide.id, data: { ...label, ...published } })
    const { data } = await cms.ask(
      '{ productsPackageProducts { data { composition proof } } slides { advertiser erid } }',
    )
    const products: unknown[] = data.productsPackageProducts.data
    expect(products).toContainEqual(own)
    expect(products).toContainEqual({ composition: null, proof: null })
    expect(data.slides).toContainEqual(label)
    expect(data.slides).toContainEqual({ advertiser: null, erid: null })
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

  test('an article has its author, pairs of pictures, a wide one and a way into the shade finder', async () => {
    const blocks = `body { __typename
      ... on CompareBlock { before { alt } after { alt } beforeLabel afterLabel caption }
      ... on FinderBlock { title text linkLabel href shade { shadeNumber } }
      ... on PictureBlock { isWide caption picture { width } } }`
    const { data } = await cms.ask(`{
      grey: article(slug: "kak-zakrasit-sedinu") { author { name kind role about picture { url } } ${blocks} }
      choice: article(slug: "kak-vybrat-ottenok") { ${blocks} }
    }`)
    expect(data.grey.author).toEqual({
      name: 'Редакция «Пряди»',
      kind: 'TEAM',
      role: expect.stringMatching(/\S/),
      about: expect.stringMatching(/вымышленная/),
      picture: null,
    })
    expect(data.grey.body).toContainEqual({
      __typename: 'CompareBlock',
      before: { alt: expect.stringMatching(/седыми/) },
      after: { alt: expect.stringMatching(/без\sседых/) },
      beforeLabel: 'До',
      afterLabel: 'После',
      caption: expect.stringMatching(/\S/),
    })
    expect(data.grey.body).toContainEqual(
      expect.objectContaining({
        __typename: 'FinderBlock',
        href: '/shade?wish=6-0',
        shade: { shadeNumber: '6-0' },
      }),
    )
    expect(data.choice.body).toContainEqual(
      expect.objectContaining({ __typename: 'PictureBlock', isWide: true, picture: { width: 2400 } }),
    )
  })

  test('an article goes on without an author who is deleted, and a pair without one of its pictures is left out', async () => {
    const author = await cms.payload.create({ collection: 'authors', data: { name: 'Анна', kind: 'person' } })
    const { id, slug, body, author: editors } = await firstOf(cms, 'articles')
    const pair = { blockType: 'compare', before: 1, after: 99999, beforeLabel: 'До', afterLabel: 'После' }
    const fields = { id: 'a', blockName: '', ...pair }
    const block = { type: 'block', version: 2, format: '' as const, fields }
    const root = { ...aRichText('Текст').root }
    await cms.payload.update({
      collection: 'articles',
      id,
      data: { author: author.id, body: { root: { ...root, children: [...root.children, block] } } },
    })
    const ask = async () =>
      (await cms.ask(`{ article(slug: "${slug}") { author { name kind } body { __typename } } }`)).data
        .article
    expect(await ask()).toEqual({
      author: { name: 'Анна', kind: 'PERSON' },
      body: [{ __typename: 'TextBlock' }],
    })
    await cms.payload.delete({ collection: 'authors', id: author.id })
    expect((await ask()).author).toBeNull()
    await cms.payload.update({ collection: 'articles', id, data: { body, author: editors ?? null } })
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

test('a shade whose numbers are not whole is shown with whole ones, and spoils no other', async () => {
  const { id, ean } = await firstOf(cms, 'products')
  // Past the rules of the form, as older imports have written them.
  await cms.payload.db.updateOne({
    collection: 'products',
    id,
    data: { level: 6.4, greyCoverage: 49.6, baseRange: { min: 1.5, max: 7.2 } },
  })
  const { data, errors } = await cms.ask(
    `{ productsPackageProducts(first: 1, filter: { ean: ["${ean}"] }) { data { level greyCoverage baseRange { min max } } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data.productsPackageProducts.data).toEqual([
    { level: 6, greyCoverage: 50, baseRange: { min: 2, max: 7 } },
  ])
})
