import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { type StubApi, startStubApi } from '../../../e2e/support/stub-api.ts'
import { aLesson, anArticle, someContent } from '../../../e2e/support/stub-content.ts'
import type { Pages } from './app.ts'
import { loadSitePages } from './testing/site-pages.ts'
import { knowsContent, startTestServer, type TestSite } from './testing/test-site.ts'

let pages: Pages
let api: StubApi
let site: TestSite

beforeAll(async () => {
  pages = await loadSitePages()
})
afterAll(() => {
  vi.unstubAllEnvs()
})
beforeEach(() => start())
afterEach(async () => {
  await site.stop()
  await api.stop()
})

async function start(isCounting = true): Promise<void> {
  const tags = [{ id: '1', name: 'Седина', slug: 'sedina' }]
  const content = someContent({ tags, articles: [anArticle({ slug: 'uhod' })], lessons: [aLesson()] })
  api = await startStubApi({ ...content, site: { ...content.site, isCounting } })
  site = await startTestServer({ api, pages })
  await knowsContent(site)
  await site.app.inject('/')
}

const own: Record<string, string> = { 'sec-fetch-site': 'same-origin' }
const form = 'application/x-www-form-urlencoded;charset=UTF-8'

type Body = Record<string, string> | string

function send(url: string, body: Body, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(body).toString()
  return site.app.inject({ method: 'POST', url, headers: { 'content-type': form, ...headers }, payload })
}
const count = (body: Body, headers = own) => send('/count', body, headers)

/** The counts that the API has got when the site has stopped, which sends the last ones. */
async function told(): Promise<string[]> {
  await site.app.close()
  return api.counts.map(({ name, key, times }) => `${name} ${key} ${times}`)
}

describe('POST /count', () => {
  test('passes on what a page of this site counts, at once and without an answer', async () => {
    const answer = await count({ name: 'search-pressed', key: 'Седина' })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(site.log)).not.toMatch(/count|седина/i)
    await count({ name: 'search-pressed', key: 'седина' })
    await count({ name: 'search-pressed', key: 'anna@example.ru' })
    expect(await told()).toEqual(['search-pressed седина 2'])
  })

  test('takes several keys of one name', async () => {
    await count('name=finder-answer&key=level%3A6&key=wish%3A6-0&key=pregnancy%3A1')
    expect(await told()).toEqual(['finder-answer level:6 1', 'finder-answer wish:6-0 1'])
  })

  test('takes one query at a time, and ten a minute, so that nobody fills the day with invented ones', async () => {
    await count('name=search&key=%D1%81%D0%B5%D0%B4%D0%B8%D0%BD%D0%B0&key=one&key=two')
    for (let number = 0; number < 20; number++) {
      await count({ name: number % 2 ? 'search' : 'search-pressed', key: `vydumka ${number}` })
      await site.app.inject(`/search?q=nebylo+${number}`)
    }
    const [first, ...others] = await told()
    expect(first).toBe('search седина 1')
    expect(others).toHaveLength(9)
  })

  test('takes one value of each vital in a request, if it is plausible', async () => {
    await count(
      `name=vital&${new URLSearchParams([
        ['key', 'article:LCP:912'],
        ['key', 'article:LCP:4000'],
        ['key', 'article:CLS:4'],
        ['key', 'article:TTFB:99999'],
        ['key', 'article:INP:80'],
      ])}`,
    )
    await count({ name: 'vital', key: 'anna:LCP:900' })
    expect(await told()).toEqual(['vital article:LCP:950 1', 'vital article:CLS:10 1'])
  })

  test('of a thousand invented page loads of one machine forty count in a day, and twenty errors', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const send = (payload: string, remoteAddress: string) =>
      site.app.inject({
        method: 'POST',
        url: '/count',
        headers: { 'content-type': form, ...own },
        payload,
        remoteAddress,
      })
    const begin = Date.now()
    for (let time = 0; time < 1000; time++) {
      vi.setSystemTime(begin + Math.floor(time / 30) * 60_000)
      // Any address of its network.
      const machine = `2001:db8:1:2:${time.toString(16)}::1`
      if (time % 10 === 0)
        await send(`name=script-error&key=TypeError:shared-XOsr${1000 + time}.js:2583b985`, machine)
      else await send('name=vital&key=main:LCP:60000&key=main:LCP:50000&key=main:CLS:9000', machine)
    }
    await send('name=vital&key=main:LCP:900', '2001:db8:1:3::1')
    const counts = await told()
    expect(counts).toHaveLength(23)
    expect(counts).toEqual(
      expect.arrayContaining(['vital main:LCP:60000 40', 'vital main:CLS:9000 40', 'vital main:LCP:900 1']),
    )
  })

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['a page of another site', { name: 'helpful', key: 'uhod' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { name: 'helpful', key: 'uhod' }, { origin: 'https://evil.example' }, 403],
    ['nobody says who asks', { name: 'helpful', key: 'uhod' }, {}, 403],
    ['an unknown name', { name: 'visits', key: 'anna' }, own, 400],
    ['no key', { name: 'helpful' }, own, 400],
    ['too much', { name: 'search', key: 'а'.repeat(9000) }, own, 413],
    ['JSON', { name: 'helpful', key: 'uhod' }, { ...own, 'content-type': 'application/json' }, 415],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await count(body, headers)).statusCode).toBe(status)
    expect(await told()).toEqual([])
  })

  test('an older browser, which names its origin alone, is believed', async () => {
    const origin = 'http://pryad.example'
    expect((await count({ name: 'helpful', key: 'uhod' }, { origin })).statusCode).toBe(204)
    expect(await told()).toEqual(['helpful uhod 1'])
  })

  test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    'of a browser that asks not to observe, only an answer given on purpose counts: %o',
    async (wish) => {
      await count({ name: 'lesson-left', key: 'korni:1' }, { ...own, ...wish })
      await count({ name: 'vital', key: 'main:LCP:900' }, { ...own, ...wish })
      await count({ name: 'script-error', key: 'TypeError:page:2583b985' }, { ...own, ...wish })
      await count({ name: 'helpful', key: 'uhod' }, { ...own, ...wish })
      expect(await told()).toEqual(['helpful uhod 1'])
    },
  )

  test('an address that counts too much is refused', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 70; time++)
      statuses.add((await count({ name: 'helpful', key: 'uhod' })).statusCode)
    expect([...statuses]).toEqual([204, 429])
    expect(await told()).toEqual(['helpful uhod 60'])
  })
})

describe('without scripts', () => {
  const press = (helpful: string, headers = {}) => send('/articles/uhod', { helpful }, headers)

  test('«Помогло?» comes back to the article, at the thanks', async () => {
    const answer = await press('yes')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/articles/uhod#helpful'])
    await press('no')
    expect(await told()).toEqual(['helpful uhod 1', 'unhelpful uhod 1'])
  })

  test('neither nonsense nor a form of another site counts, and an article that is not there has no form', async () => {
    expect((await press('maybe')).statusCode).toBe(303)
    await press('yes', { 'sec-fetch-site': 'cross-site' })
    expect((await send('/articles/net-takoj', { helpful: 'yes' })).statusCode).toBe(404)
    expect(await told()).toEqual([])
  })

  test('a question that was sent counts by its topic, and by none of its words', async () => {
    const question = { name: 'Анна', email: 'anna@example.com', consent: 'on', recaptcha: 'solved' }
    const ask = (words: string) => send('/questions', { ...question, question: words })
    expect((await ask('Почему краска не берёт седину на висках?')).statusCode).toBe(201)
    expect((await ask('Меня зовут Анна, перезвоните мне.')).statusCode).toBe(201)
    expect(await told()).toEqual(['question-topic sedina 1'])
  })

  test('a search that finds nothing counts, one that is fetched ahead or asked for its headers does not', async () => {
    await site.app.inject('/search?q=Борода')
    await site.app.inject({ url: '/search?q=локон', method: 'HEAD' })
    await site.app.inject({ url: '/search?q=усы', headers: { 'sec-purpose': 'prefetch' } })
    expect(await told()).toEqual(['search-empty борода 1'])
  })
})

test('a page of a site that counts names its build, for the errors of its scripts', async () => {
  expect((await site.app.inject('/')).body).toContain('"countedBuild":"test"')
})

test('a site whose settings do not count asks nothing and sends nothing', async () => {
  await site.stop()
  await api.stop()
  await start(false)
  const { body } = await site.app.inject('/articles/uhod')
  expect(body).not.toMatch(/name="helpful"|"countedBuild"/)
  await count({ name: 'helpful', key: 'uhod' })
  await site.app.inject('/search?q=борода')
  expect(await told()).toEqual([])
})
