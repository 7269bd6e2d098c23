import { describe, expect, test } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startStubApi, type Trouble } from '../../../e2e/support/stub-api.ts'
import { aPage, someContent } from '../../../e2e/support/stub-content.ts'
import { plainText } from './testing/read-page.ts'
import { siteOver, withSite } from './testing/site-over.ts'
import { knowsContent } from './testing/test-site.ts'

const { sections, popups, errors, navigation, footer } = firstContent.texts
/** As it is read: of a link, its words. */
const disclaimer = plainText(footer.disclaimer.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'))
const content = () => startStubApi(someContent({ pages: [aPage()] }))

const requestId = /[0-9a-f]{8}-/
const troubles: [trouble: Trouble, tries: number, logged: RegExp, shown: RegExp][] = [
  ['no answer', 2, /getArticles: \[Network\]/, requestId],
  ['status 500', 2, /getArticles: \[Network\].*500/, requestId],
  ['GraphQL errors', 1, /getArticles: \[GraphQL\] Сообщение сервера/, /Сообщение сервера.*[0-9a-f]{8}-/],
  // Both tries share one timeout.
  ['hangs', 1, /getArticles: \[Network\].*timeout/, requestId],
]

/** Pages with their messages in place of missing content. */
const pages: [url: string, status: number, ...says: string[]][] = [
  ['/', 503, sections.articles.unavailable, sections.products.unavailable, sections.faq.unavailable],
  ['/?tag=sedina', 503, sections.articles.unavailable],
  ['/video', 503, sections.video.unavailable],
  ['/video?slug=korni', 503, sections.video.unavailable],
  ['/articles/kak-krasit', 503, sections.articles.unavailable],
  ['/search?q=корни', 503, sections.search.unavailable],
  ['/privacy', 503, errors.serverError.text],
  ['/shops?ean=2007700000161', 503, popups.shops.unavailable],
  // No route knows these.
  ['/nope-x', 404, 'Page not found: /nope-x'],
  ['/articles/ПЛОХОЙ', 404, 'Page not found: /articles/ПЛОХОЙ'],
  ['/?page=0', 404, 'Page not found: /?page=0'],
]
const addresses = [
  '/sitemap.xml',
  '/feed.xml',
  '/.well-known/security.txt',
  '/lesson/korni',
  '/captcha-challenge',
  '/shop-links?ean=2007700000161',
]

describe.each(troubles)('over an API with the trouble «%s»', (trouble, tries, logged, shown) => {
  // In trouble from the start: otherwise the site would show the last complete version of a page.
  const settings: Record<string, string> = trouble === 'hangs' ? { API_TIMEOUT_MS: '300' } : {}
  const site = siteOver(content, { trouble, settings })

  test('a query is asked by GET, once more at most, and its failure is logged', async () => {
    // The first page takes long to make: meanwhile a short timeout ends before anything is sent.
    await site.ask('/ask')
    await site.ask('/')
    const asked = site.api.requests.filter(({ operation }) => operation === 'getArticles')
    expect(asked.map(({ method }) => method)).toEqual(Array.from({ length: tries }, () => 'GET'))
    expect(JSON.stringify(site.server.log)).toMatch(logged)
  })

  test('pages are shown, say kindly what is missing and when to come back, and are not kept', async () => {
    // A page looks alike over every trouble, so three pages are enough for the others.
    const isOfAll = trouble === 'status 500'
    for (const [url, status, ...says] of isOfAll ? pages : pages.slice(0, 3)) {
      const page = await site.open(url)
      const { 'retry-after': retryAfter, 'cache-control': control } = page.headers
      expect.soft([retryAfter, control], url).toEqual([status === 503 ? '30' : undefined, 'no-store'])
      expect.soft([page.status, page.count('h1')], url).toEqual([status, 1])
      for (const message of says) expect.soft(page.text('main'), url).toContain(plainText(message))
      expect.soft(page.hrefOf(navigation.ask, 'header'), url).toBe('/ask')
      expect.soft(page.text('footer'), url).toContain(disclaimer)
      // Internal details stay internal.
      expect.soft(page.html, url).not.toContain('secret-file')
    }
    for (const url of addresses) expect((await site.ask(url)).statusCode, url).toBe(503)
  })

  test('the question form is there; a question is sent once, and what was typed stays', async () => {
    for (const url of ['/faq', '/ask'])
      expect((await site.open(url)).count('main textarea[name=question]'), url).toBe(1)
    const typed = { name: 'Анна', email: 'anna@example.com', question: 'С чего начать?', consent: 'on' }
    const answer = await site.post('/questions', { ...typed, recaptcha: 'solved' })
    expect(answer.statusCode).toBe(400)
    const values = { name: 'Анна', question: 'С чего начать?' }
    // The API may have stored it, and answers too late.
    expect(answer.json().message).toMatch(/мог уже дойти.*отправьте его ещё раз.*ничего не\sменяя/)
    expect(answer.json()).toMatchObject({ status: 'refused', message: popups.feedback.error, values })
    const sent = site.api.requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ operation }) => operation)).toEqual(['addFaq'])
  })

  test('the error page shows the message of the server, and the number of the request', async () => {
    for (const url of ['/articles/kak-krasit', '/privacy']) {
      const page = await site.open(url)
      expect(page.title).toBe('Internal Server Error')
      expect(page.text('main')).toMatch(shown)
    }
  })
})

test('a page is whole as soon as the API is back, and is shown as it was when the API goes again', async () => {
  await withSite(
    content(),
    async ({ api, server, ask }) => {
      expect((await ask('/video')).statusCode).toBe(503)
      api.trouble = null
      await knowsContent(server)
      const { statusCode, headers, body } = await ask('/video')
      expect([statusCode, headers['retry-after']]).toEqual([200, undefined])
      expect(body).toContain('Красим корни')
      api.trouble = 'status 500'
      server.purge(undefined)
      const old = await ask('/video')
      expect([old.statusCode, old.headers['x-page-cache'], old.body]).toEqual([200, 'stale', body])
    },
    { trouble: 'status 500' },
  )
})
