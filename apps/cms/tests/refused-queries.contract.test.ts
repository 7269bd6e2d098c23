import * as operations from '@pryad/contract/generated/operations.ts'
import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'

const cms = await testCms()

describe('wrong questions are refused with a clear error', () => {
  test.each([
    ['more than a hundred', '{ articles(first: 101) { data { id } } }', 'first'],
    ['more than a hundred hits', '{ search(query: "краска", first: 101) { title } }', 'first'],
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

  test('forty lists at once, each short, are too costly', async () => {
    const fields = Array.from({ length: 40 }, (_, index) => `a${index}: articles { data { id } }`)
    const { errors } = await cms.ask(`{ ${fields.join(' ')} }`)
    expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY')
  })

  const variables = {
    ...{ slug: 'kak-zakrasit-sedinu', path: '/', query: 'седина', tag: 'sedina' },
    ...{ first: 100, page: 1, ean: Array.from({ length: 100 }, (_, index) => String(10_000_000 + index)) },
  }
  const queries = Object.values(operations).filter(({ kind }) => kind === 'query')
  test.each(queries)('but everything the site asks for is given: $name', async ({ text }) => {
    expect((await cms.ask(text, variables)).errors).toBeUndefined()
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
