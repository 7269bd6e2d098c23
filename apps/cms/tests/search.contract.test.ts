import { describe, expect, test } from 'vitest'
import cases from './fixtures/search-cases.json' with { type: 'json' }
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'

const cms = await testCms()

type Hit = {
  kind: string
  title: string
  section: string | null
  at: number | null
  href: string
  snippet: { text: string; isMarked: boolean }[]
  picture: { url: string } | null
}

async function search(query: string, more: { first?: number; kinds?: string[] } = {}): Promise<Hit[]> {
  const { data, errors } = await cms.ask(
    `query ($query: String!, $first: Int, $kinds: [SearchKind!]) {
      search(query: $query, first: $first, kinds: $kinds) {
        kind title section at href snippet { text isMarked } picture { url }
      }
    }`,
    { query, ...more },
  )
  expect(errors).toBeUndefined()
  return data.search
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

type Expected = { type: string; slug?: string; question?: string }
const kinds: Record<string, string> = {
  article: 'ARTICLE',
  lesson: 'LESSON',
  faq: 'QUESTION',
  product: 'SHADE',
}

function isExpected({ title, href }: Hit, { type, slug = '', question = '' }: Expected): boolean {
  const path = href.replace(/#.*/, '')
  switch (type) {
    case 'article':
      return path === `/articles/${slug}`
    case 'lesson':
      return path === `/video?slug=${slug}`
    case 'faq':
      return plain(title) === plain(question)
    default:
      return plain(title).includes(` ${slug} `)
  }
}

/** The expected documents that are not among the first three of their kind. */
async function missing(query: string, expected: Expected[]): Promise<Expected[]> {
  const hits = await search(query, { first: 100 })
  return expected.filter((one) => {
    const kind = kinds[one.type]
    // A document that is not published yet cannot be found.
    if (kind === undefined) return false
    return !hits
      .filter((hit) => hit.kind === kind)
      .slice(0, 3)
      .some((hit) => isExpected(hit, one))
  })
}

test('in 95 of 100 queries as people type them, every expected document is among the first three of its kind', async () => {
  const missed: string[] = []
  for (const { query, expected } of cases.queries) {
    for (const { slug, question } of await missing(query, expected))
      missed.push(`${query}: ${slug ?? question}`)
  }
  const queries = new Set(missed.map((one) => one.split(':')[0]))
  expect(1 - queries.size / cases.queries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

describe('of the questions as people write them', () => {
  /** The questions without a right answer among the `first` hits. */
  async function missed(first: number): Promise<string[]> {
    const questions: string[] = []
    for (const { question, expected } of cases.questions) {
      const hits = await search(question, { first, kinds: ['QUESTION'] })
      const titles = hits.map(({ title }) => plain(title))
      if (!expected.some((title) => titles.includes(plain(title)))) questions.push(question)
    }
    return questions
  }

  test.each([
    ['90 of 100 have the right answer among the first three', 3, 0.9],
    ['80 of 100 have the right answer first', 1, 0.8],
  ])('%s', async (_, first, share) => {
    const questions = await missed(first)
    expect(1 - questions.length / cases.questions.length, questions.join('\n')).toBeGreaterThanOrEqual(share)
  })
})

describe('a hit leads to the place that answers', () => {
  test('the section of an article, by the anchor that its page has', async () => {
    const [hit] = await search('посчитайте процент седины', { kinds: ['ARTICLE'] })
    expect(hit?.section).toBe('Посчитайте процент')
    const { data } = await cms.ask(
      '{ article(slug: "kak-zakrasit-sedinu") { href body { ... on HeadingBlock { id text } } } }',
    )
    const heading = data.article.body.find(({ text }: { text?: string }) => text === 'Посчитайте процент')
    expect(hit?.href).toBe(`${data.article.href}#${heading.id}`)
    expect(hit?.picture?.url).toMatch(/^\/media\//)
  })

  test('the step of a lesson, by its second', async () => {
    const [hit] = await search('капля крема без проявителя', { kinds: ['LESSON'] })
    expect(hit).toMatchObject({ section: 'Капля', at: 15, href: '/video?slug=test-na-allergiyu#t=15' })
  })

  test('its words are marked, in pieces without HTML', async () => {
    const [hit] = await search('борода', { kinds: ['QUESTION'] })
    expect(hit?.href).toMatch(/^\/#faq-\d+$/)
    expect(hit?.snippet.some(({ text, isMarked }) => isMarked && /^бород|^усы/i.test(text))).toBe(true)
    expect(hit?.snippet.map(({ text }) => text).join('')).not.toMatch(/[<>]/)
  })
})

test.each([
  ['поседела', '/articles/kak-zakrasit-sedinu'],
  ['рыжуля', '/articles/pochemu-med-i-krasnyj-vycvetayut'],
  ['хватит краситься, хочу ходить седой', '/articles/vozvrashchenie-k-naturalnomu-cvetu'],
  ['отекает', '/#faq-'],
  ['мне 55, голова вся белая, чем краситься', '/articles/kak-zakrasit-sedinu'],
])('names that people have for it lead to what answers: %s', async (query, href) => {
  const hits = await search(query, { first: 3 })
  expect(hits.filter((hit) => hit.href.startsWith(href))).toHaveLength(1)
})

describe('a shade is found', () => {
  test.each(['6-46', '6/46', '6.46', '6–46', '6\u2060-\u206046', '646'])(
    'by its number, typed as %s',
    async (query) => {
      const [hit] = await search(query)
      expect(plain(hit?.title ?? '')).toContain(' 6-46 ')
      expect(hit?.kind).toBe('SHADE')
    },
  )

  test.each([
    ['если полить волосы бальзамом 6/46 вернется цвет?', ' 6-46 '],
    ['чем отличается 9-0 от 10-1', ' 9-0 '],
    ['купила краску 5.4 а у меня русые волосы что получится', ' 5-4 '],
  ])('before all else by its number within a question: %s', async (query, number) => {
    const [hit] = await search(query)
    expect(plain(hit?.title ?? '')).toContain(number)
  })

  test('when its barcode is typed', async () => {
    const [hit] = await search('2007700000017')
    expect(hit).toMatchObject({ kind: 'SHADE', href: '/shades/1-0' })
  })
})

describe('what is found changes at once', () => {
  test('a document is found by its new words after an edit, and only while it is published', async () => {
    const { headers } = await signIn(cms, 'editor')
    expect(await search('абракадабра')).toEqual([])
    const { docs } = await cms.payload.find({ collection: 'faq-questions', limit: 1, sort: 'id' })
    const [{ id } = { id: 0 }] = docs
    const edit = (data: object) =>
      cms.rest(`/faq-questions/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(data),
      })
    expect((await edit({ question: 'Что такое абракадабра?' })).status).toBe(200)
    expect(await search('абракадабру')).toHaveLength(1)
    await edit({ published: false })
    expect(await search('абракадабру')).toEqual([])
    await edit({ published: true })
    expect(await search('абракадабру')).toHaveLength(1)
  })

  test('a draft is not found, not even by editors', async () => {
    const data = { slug: 'chernovik', title: 'Вздорожание', _status: 'draft' } as const
    await cms.payload.create({ collection: 'articles', draft: true, data })
    const { headers } = await signIn(cms, 'editor')
    const { data: answer } = await cms.ask('{ search(query: "вздорожание") { title } }', {}, headers)
    expect(answer.search).toEqual([])
  })
})

test.each([
  '',
  ' ',
  '(.*)+$',
  '\u0000\u0007',
  '<script>',
  '🙂',
  'а'.repeat(100_000),
  "' or 1=1 --",
  '§sedina',
])('a query of nonsense is answered: %j', async (query) => {
  expect(Array.isArray(await search(query))).toBe(true)
})

test('more than a hundred hits at once are refused', async () => {
  const { errors } = await cms.ask('{ search(query: "краска", first: 101) { title } }')
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  expect(await search('краска', { first: 1 })).toHaveLength(1)
})

test('two searches in one request are refused before anything is read', async () => {
  const { errors } = await cms.ask(
    '{ one: search(query: "седина") { title } other: search(query: "рыжина") { title } }',
  )
  expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY')
})
