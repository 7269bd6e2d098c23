import { describe, expect, test } from 'vitest'
import faq from '../../../content/faq.json' with { type: 'json' }
import cases from './fixtures/search-cases.json' with { type: 'json' }
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { send, signIn } from './support/people.ts'

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

/** Whether a hit is the document that is named by its kind and its slug, its number or its question. */
function isExpected({ kind, title, href }: Hit, expected: string): boolean {
  const [wanted, name] = [expected.split(' ')[0], expected.slice(expected.indexOf(' ') + 1)]
  if (kind !== wanted) return false
  const path = href.replace(/#.*/, '')
  if (kind === 'ARTICLE') return path === `/articles/${name}`
  if (kind === 'LESSON') return path === `/video?slug=${name}`
  return kind === 'QUESTION' ? plain(title) === name : plain(title).includes(` ${name} `)
}

test('in 95 of 100 queries as people type them, every expected document is among the first three of its kind', async () => {
  const missed: string[] = []
  const queries = Object.entries(cases.queries)
  for (const [query, expected] of queries) {
    const hits = await search(query, { first: 100 })
    const isFound = (one: string) =>
      hits
        .filter(({ kind }) => one.startsWith(kind))
        .slice(0, 3)
        .some((hit) => isExpected(hit, one))
    if (!expected.split(' | ').filter(Boolean).every(isFound)) missed.push(query)
  }
  expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('in 90 of 100 questions as people write them the right answer is among the first three, in 80 it is the first', async () => {
  const places: number[] = []
  for (const [question, expected] of Object.entries(cases.questions)) {
    const hits = await search(question, { first: 3, kinds: ['QUESTION'] })
    places.push(hits.findIndex(({ title }) => expected.split(' | ').includes(plain(title))))
  }
  const shareOf = (isRight: (place: number) => boolean) => places.filter(isRight).length / places.length
  expect(shareOf((place) => place >= 0)).toBeGreaterThanOrEqual(0.9)
  expect(shareOf((place) => place === 0)).toBeGreaterThanOrEqual(0.8)
})

/**
 * Whether a hit is what a question needs: an answer, by its number in the first content (`faq-12`), a section of an article, by the beginning
 * of its anchor, a shade, by its number, or a page, by its path.
 */
function isWanted({ kind, title, href }: Hit, wanted: string): boolean {
  const answer = faq.find(({ id }) => `faq-${id}` === wanted)
  if (answer) return kind === 'QUESTION' && plain(title) === plain(answer.question)
  if (wanted.startsWith('/')) return href.startsWith(wanted)
  return href.startsWith(`/articles/${wanted}`) || href === `/shades/${wanted}`
}

async function missed(questions: [string, string][], kinds?: string[]): Promise<string[]> {
  const none: string[] = []
  for (const [question, wanted] of questions) {
    const hits = await search(question, kinds ? { first: 3, kinds } : { first: 3 })
    const isAnswered = hits.some((hit) => wanted.split(' ').some((one) => isWanted(hit, one)))
    if (!isAnswered) none.push(`${question}: ${hits.map(({ href }) => href).join(', ')}`)
  }
  return none
}

describe('what answers is among the first three', () => {
  const questions = Object.entries(cases.asked)
  /** A shade or a policy answers a search; the question form offers what can be read there. */
  const answerable = questions.filter(([, wanted]) => /[a-z]{5}/.test(wanted.replace(/\/(?!help)\w+/g, '')))
  const kinds = ['QUESTION', 'ARTICLE', 'PAGE']

  test('of a search, as people type it', async () => {
    expect(await missed(questions)).toEqual([])
  })

  test('of the suggestions of the question form', async () => {
    expect(answerable.length).toBeGreaterThan(80)
    expect(await missed(answerable, kinds)).toEqual([])
  })

  test('of a question within a story of hundreds of words', async () => {
    const before =
      'Девочки, здравствуйте. Мне 43 года, живу в небольшом городе, работаю в школе, двое сыновей, муж всё время в командировках. Раньше ходила в салон рядом с домом, но он закрылся, а новый далеко и дорогой. '
    const after =
      ' Подруга говорит одно, сестра другое, в интернете пишут кто во что горазд, не знаю, кого слушать. Надеюсь на ваш совет. Заранее спасибо, много полезного прочитала. Жду ответа, Марина.'
    const asks = [
      'забыла добавить проявитель в краску',
      'Нашла на полке коробку, а срок годности вышел. Можно ею красить?',
      'Хочу мыть голову перед покраской или лучше на грязную?',
      'Остались пятна на лбу, чем оттереть?',
      'ночью опухло лицо, трудно дышать',
    ]
    const wanted = ['faq-29', 'faq-30', 'faq-6', 'faq-40', '/help']
    const stories = asks.map((one, place): [string, string] => [
      before.repeat(4) + one + after.repeat(4),
      wanted[place] ?? '',
    ])
    expect(Math.min(...stories.map(([story]) => story.split(' ').length))).toBeGreaterThan(200)
    expect(await missed(stories, kinds)).toEqual([])
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
    expect(hit?.href).toMatch(/^\/faq#faq-\d+$/)
    expect(hit?.snippet.some(({ text, isMarked }) => isMarked && /^бород|^усы/i.test(text))).toBe(true)
    expect(hit?.snippet.map(({ text }) => text).join('')).not.toMatch(/[<>]/)
  })
})

test.each([
  ['поседела', '/articles/kak-zakrasit-sedinu'],
  ['рыжуля', '/articles/pochemu-med-i-krasnyj-vycvetayut'],
  ['хватит краситься, хочу ходить седой', '/articles/vozvrashchenie-k-naturalnomu-cvetu'],
  ['отекает', '/faq#faq-'],
  ['мне 55, голова вся белая, чем краситься', '/articles/kak-zakrasit-sedinu'],
])('names that people have for it lead to what answers: %s', async (query, href) => {
  const hits = await search(query, { first: 3 })
  expect(hits.filter((hit) => hit.href.startsWith(href))).toHaveLength(1)
})

test.each([
  'ночью опухла голова не открываются глаза',
  'опухли глаза утром после окрашивания',
  'жжет кожу сколько терпеть',
])('first aid stands first, at the numbers to call: %s', async (query) => {
  const hits = await search(query)
  expect(hits[0]).toMatchObject({ kind: 'PAGE', href: '/help', section: null })
  expect(hits.map(({ kind }) => kind)).not.toContain('SHADE')
})

test.each(['смыть черный цвет', 'хочу уйти из черного', 'смывка чёрного', 'позеленела'])(
  'no shade is among the first hits of those who want to get rid of a colour: %s',
  async (query) => {
    const hits = await search(query, { first: 5 })
    expect(hits.map(({ kind }) => kind)).not.toContain('SHADE')
  },
)

test('an abbreviation among the synonyms is no slip of the keyboard', async () => {
  const [hit] = await search('PPD')
  expect(hit?.href).toContain('/articles/test-na-allergiyu-48-chasov')
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
    const { id } = await firstOf(cms, 'faq-questions')
    const edit = (data: object) => send(cms, 'PATCH', `/faq-questions/${id}`, data, headers)
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
})

test('two searches in one request are refused before anything is read', async () => {
  const { errors } = await cms.ask(
    '{ one: search(query: "седина") { title } other: search(query: "рыжина") { title } }',
  )
  expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY')
})
