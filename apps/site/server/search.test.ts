import { afterEach, describe, expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { aHit, aQuestion, aTag, many, type StubHit, someContent } from '../../../e2e/support/stub-content.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver } from './testing/site-over.ts'

const { search } = firstContent.texts.sections
const { footer } = firstContent.texts
const asked = 'Мыть ли голову перед окрашиванием?'

const hit: StubHit = {
  kind: 'QUESTION',
  title: asked,
  section: null,
  at: null,
  href: '/faq#faq-1',
  snippet: [{ text: 'Краску наносят на сухие волосы. '.repeat(6), isMarked: false }],
  picture: null,
}

const site = siteOver(() =>
  startStubApi(
    someContent({
      tags: many(8, (number) => aTag({ id: `${number}`, slug: `tema-${number}` })),
      hits: [
        hit,
        aHit({ kind: 'PAGE', title: 'Плохо после краски?', section: null, href: '/help' }),
        aHit(),
        aHit({
          kind: 'LESSON',
          title: 'Красим корни',
          section: null,
          at: 12,
          href: '/video?slug=korni#t=12',
        }),
        ...many(60, (number) => aHit({ title: `Много ${number}`, href: `/articles/kak-krasit#${number}` })),
      ],
      questions: [aQuestion()],
    }),
  ),
)
afterEach(() => {
  site.api.trouble = null
})

const { post } = site

/** The queries that the API's search has got since the last call. */
function searches(): string[] {
  const found = site.api.requests.filter(({ operation }) => operation === 'getSearchHits')
  site.api.requests.length = 0
  return found.map(({ method }) => method)
}

describe('the page of a search', () => {
  test('groups what it finds by kind, marks what was looked for, and says how much there is', async () => {
    const page = await site.open('/search?q=корни')
    expect(page.title).toBe('корни: поиск по сайту — Прядь')
    expect(page.text('main')).toMatch(/Наш(?:лось|ёлся|лись) 2/)
    expect(page.texts('main h2').slice(0, 2)).toEqual(
      [search.kinds.articles, search.kinds.lessons].map(plainText),
    )
    expect(page.text('main mark')).toBe('корнях')
    expect(page.hrefs('main')).toContain('/video?slug=korni#t=12')
    expect(page.attribute('main input[type=search]', 'value')).toBe('корни')
  })

  test('offers topics where nothing is found, and takes the query into a question', async () => {
    const page = await site.open('/search?q=фывапролдж')
    expect(page.text('main')).toContain('По запросу «фывапролдж» ничего не нашлось')
    expect(page.count(`nav[aria-label="${search.topics}"] a`)).toBe(6)
    expect(page.text('main textarea')).toBe('фывапролдж')
  })

  test('that finds too much shows the first fifty, most of them folded', async () => {
    const page = await site.open('/search?q=много')
    expect(page.text('main')).toContain('Показаны первые 50')
    expect([page.count('main article'), page.count('main details article')]).toEqual([50, 46])
    expect(page.text('main details summary')).toContain('46')
  })

  test('takes no harm from any query, and is kept nowhere', async () => {
    const typed = ['<script>alert(1)</script>', '"; drop table articles; --', 'ы'.repeat(200), '{{7*7}}']
    const escaped = ['%F0%9F%98%80'.repeat(40), '%00%0A', '%ED%A0%80']
    for (const query of [...typed.map(encodeURIComponent), ...escaped]) {
      const { statusCode, headers, body } = await site.ask(`/search?q=${query}`)
      const { 'x-page-cache': state, 'cache-control': control } = headers
      expect([statusCode, state, control], query).toEqual([200, 'bypass', 'private, no-cache'])
      expect(body, query).not.toContain('<script>alert')
    }
  })
})

describe('hits as data', () => {
  const hits = (query: string) => site.ask(`/search-hits?q=${encodeURIComponent(query)}`)

  test('are kept nowhere, without pictures, and end with a whole word', async () => {
    const answer = await hits('мыть')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['x-page-cache']).toBe('bypass')
    const { groups, count } = answer.json()
    expect(count).toBe(1)
    expect(groups[0].entries[0]).toMatchObject({ href: '/faq#faq-1', picture: null })
    const words: { text: string }[] = groups[0].entries[0].snippet
    expect(words.map(({ text }) => text).join('')).toMatch(/^Краску наносят.{60,100}[а-я.]…$/)
  })

  test('begin with a page of the menu that the query names', async () => {
    for (const [query, href] of [
      ['палитра', '/shades'],
      ['вопросы', '/faq'],
      ['статьи', '/articles'],
      ['подбор оттенка', '/shade'],
      ['подобрать цвет', '/shade'],
      ['подбор краски для волос', '/shade'],
      ['какой цвет мне подойдёт', '/shade'],
      ['какой оттенок выбрать', '/shade'],
      ['какую краску выбрать', '/shade'],
      ['помогите выбрать оттенок', '/shade'],
      ['оттенки', '/shades'],
      ['фото до и после', '/shades'],
      ['где купить', '/shades'],
      ['цена', '/shades'],
      ['цены', '/shades'],
      ['магазин', '/shades'],
      ['ozon', '/shades'],
      ['wildberries', '/shades'],
      ['отзывы', '/shades'],
      ['сколько стоит краска', '/shades'],
      ['есть на озоне', '/shades'],
      ['купить краску для волос', '/shades'],
      ['где купить вашу краску', '/shades'],
      ['доставка', '/shades'],
      ['контакты', '/ask'],
      ['хочу поговорить с живым человеком', '/ask'],
      ['уроки с субтитрами', '/video'],
    ]) {
      const { groups } = (await hits(query ?? '')).json()
      expect(groups[0]).toMatchObject({ title: footer.navTitle, entries: [{ href }] })
    }
    for (const query of [
      'ответ врача',
      'помощь',
      'нужна помощь',
      'краска для волос',
      'какой цвет',
      'какой проявитель выбрать',
      'краска не подходит беременным',
      'стоит ли красить волосы',
    ]) {
      expect((await hits(query)).json().groups[0]?.kind, query).not.toBe('MENU')
    }
  })

  test('answer 404 to an empty query, and 503 when the API fails', async () => {
    expect((await hits(' ')).statusCode).toBe(404)
    site.api.trouble = 'status 500'
    const answer = await hits('мыть')
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([503, 'no-store', ''])
  })
})

describe('ready answers', () => {
  test('come with their text, and the question stands in no address and in no log', async () => {
    searches()
    const answer = await post('/similar-answers', { question: asked })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json().answers[0]).toMatchObject({ id: '1', href: '/faq#faq-1' })
    expect(answer.json().answers[0].answer).toContain('<p>')
    expect(new Set(searches())).toEqual(new Set(['POST']))
    expect(JSON.stringify(site.server.log)).not.toContain('голов')
  })

  test('begin with first aid where the search puts it first', async () => {
    const { answers } = (await post('/similar-answers', { question: 'Плохо после краски' })).json()
    expect(answers[0]).toMatchObject({ id: null, href: '/help' })
    expect(answers.length).toBeLessThanOrEqual(3)
  })

  test('are not looked for while a question says too little, and are none when the API fails', async () => {
    searches()
    expect((await post('/similar-answers', { question: 'Мыть?' })).json()).toEqual({ answers: [] })
    expect(searches()).toEqual([])
    site.api.trouble = 'GraphQL errors'
    site.api.message = asked
    expect((await post('/similar-answers', { question: asked })).json()).toEqual({ answers: [] })
    // The version of the content is polled by a timer, and the failing API answers that query with the same message.
    const lines = site.server.log
      .map((line) => JSON.stringify(line))
      .filter((line) => !line.includes('getContentVersion'))
    expect(lines.join('\n')).not.toContain('голов')
  })
})

describe('a form without scripts', () => {
  const typed = { name: 'Анна', email: 'anna@example.com', question: asked, consent: 'on' }

  test('is answered with ready answers before anything is sent, once', async () => {
    const first = await post('/ask', typed)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(first.body.includes('name="offered"')).toBe(true)
    expect(/<button[^>]* name="helped"[^>]*>/.exec(first.body)?.[0]).toContain('value="1"')
    expect(first.body).toContain('value="anna@example.com"')
    expect(site.api.questions).toEqual([])
    searches()
    const second = await post('/ask', { ...typed, offered: '1' })
    // Without a captcha it is refused; what matters is that it was not offered answers again.
    expect(second.statusCode).toBe(400)
    expect(second.body).toContain('name="offered"')
    expect(second.body).not.toContain('name="helped"')
    expect(searches()).toEqual([])
  })

  test('that an answer has helped is not sent, and keeps what was typed', async () => {
    const answer = await post('/ask', { ...typed, offered: '1', helped: '1' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.body).toContain('Рады, что ответ нашёлся')
    expect(answer.body).toContain('value="anna@example.com"')
    expect(site.api.questions).toEqual([])
  })

  test('that is sent hands over the address that was meant', async () => {
    const copied = { name: 'Анна\u200b', email: 'Анна <anna@example.com>' }
    await post('/ask', { ...typed, ...copied, offered: '1', recaptcha: 'solved' })
    expect(site.api.questions).toMatchObject([{ name: 'Анна', email: 'anna@example.com' }])
  })

  test('without an answer to be had goes on as ever', async () => {
    const answer = await post('/ask', { ...typed, question: 'Что-то совсем другое?' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('name="offered"')
  })
})
