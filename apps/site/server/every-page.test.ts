import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test, vi } from 'vitest'
import { startPlainApi } from '../../../e2e/support/plain-api.ts'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { aTag, someContent } from '../../../e2e/support/stub-content.ts'
import { sitemapPaths } from './page-cache/page-key.ts'
import { problemsOf } from './testing/schema-org.ts'
import { type SiteOver, siteOver, withSite } from './testing/site-over.ts'
import { loadRoutes, testParts } from './testing/site-pages.ts'
import { furtherPages, wholeContent } from './testing/whole-content.ts'

const siteUrl = 'http://pryad.example'
const site = siteOver(() => startStubApi(wholeContent()))

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes attributes and void elements in its own, valid way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // HTML does not tell large letters from small ones in names of attributes; React writes some in camel case.
    'attr-case': 'off',
    // Several ticks give one list of values.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles come from this very server.
    'require-sri': 'off',
    // The slides of the carousel stand before the page's own heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Titles of articles are as long as editors make them.
    'long-title': 'off',
  },
})

async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

/** The values of a policy by their directive. */
function readPolicy(header: unknown): Map<string, string[]> {
  const directives = String(header).split('; ')
  return new Map(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  )
}

/** The hashes that a browser looks for in the policy before it runs the scripts of a page. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => cspHash(text))
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const wholePages = [...sitemapPaths(await loadRoutes()), ...furtherPages]

describe.each(wholePages)('the page %s', (url) => {
  test('carries every security header, made or from memory, and no cookie', async () => {
    const made = await site.ask(url)
    // The shops are requested every time, and few people search for the same words.
    const [first, later] = /search|shops/.test(url) ? ['bypass', 'bypass'] : ['miss', 'hit']
    // The main page may have been made before anybody asked.
    expect(url === '/' ? [first, later] : [first]).toContain(made.headers['x-page-cache'])
    const kept = await vi.waitFor(async () => {
      const answer = await site.ask(url)
      expect(answer.headers['x-page-cache']).toBe(later)
      return answer
    }, 10_000)
    for (const { headers } of [made, kept]) {
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'reporting-endpoints': 'csp="/csp-reports"',
        'x-content-type-options': 'nosniff',
      })
      // The first would cost the start of another process when a visitor comes by an address alone.
      for (const header of ['cross-origin-opener-policy', 'strict-transport-security', 'set-cookie'])
        expect(headers).not.toHaveProperty(header)
      if (!url.startsWith('/search'))
        expect(headers['cache-control']).toBe(
          'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
        )
    }
  })

  test('is valid HTML, with a head for people and search engines', async () => {
    const page = await site.open(url)
    expect(page.status).toBe(200)
    expect(await htmlProblems(page.html)).toEqual([])
    expect(page.title).toMatch(/.+ — Прядь$/)
    expect(page.meta('description')).toMatch(/.{15,}/)
    expect(page.meta('og:title')).toMatch(/.+/)
    // The finder has countless answers: search engines keep the page with its questions.
    expect(page.linked('canonical')).toBe(siteUrl + url.replace(/^(\/shade)\?.*/, '$1'))
    expect(page.count('h1')).toBe(1)
    expect(page.things.flatMap(problemsOf)).toEqual([])
  })

  test('allows its own scripts and styles by their hashes, and no others', async () => {
    const { headers, body } = await site.ask(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = readPolicy(headers['content-security-policy'])
    // No page runs a script of another company, whatever lessons it leads to.
    expect(policy.get('script-src')).toEqual(["'self'", ...scriptHashes(body)])
    expect(policy.get('style-src')).toEqual(["'self'", cspHash(testParts.styles)])
    expect(body).toContain(
      `<style>${testParts.styles}</style><script>${testParts.startScript}</script></head>`,
    )
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; (?!.*unsafe)/)
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })
})

describe('HEAD', () => {
  /** What differs from moment to moment, or tells of the connection. */
  const passing = /^(?:date|connection|keep-alive|transfer-encoding|x-ratelimit-.*|x-page-cache)$/
  const settled = (headers: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.test(name)))

  test.each([
    ...wholePages,
    '/search-hits?q=%D1%85%D0%BD%D0%B0',
    '/search-hits',
    '/shop-links?ean=2007700000161',
    '/shop-links',
    '/questions',
    '/similar-answers',
    '/captcha-challenge',
    '/lesson/korni',
    '/lesson/net-takogo',
    '/shade-data',
    '/shade-panels?shade=6-0',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/opensearch.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/content-version',
    '/count',
    '/purge',
    '/preview?token=x',
    '/preview/exit',
    '/net-takoj-stranicy',
    '/shops',
    '/VIDEO/',
    '//video',
    '/video.data',
    '/media/net-takogo.0123456789.webp',
    '/media/net-takogo',
    '/assets/net-takogo.js',
    '/strands/net-takogo.webp',
  ])('of %s tells what GET would, and has no body', async (url) => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const read = await site.ask(url, { headers })
      const head = await site.ask(url, { headers, method: 'HEAD' })
      expect(head.rawPayload).toHaveLength(0)
      expect(head.statusCode).toBe(read.statusCode)
      const { 'content-length': length, ...rest } = settled(read.headers)
      const told = settled(head.headers)
      expect(told).toEqual({ ...rest, ...('content-length' in told && { 'content-length': length }) })
    }
  })
})

describe('pages in another state are valid HTML as well', () => {
  const posted = { name: '', email: 'anna', question: 'Мыть ли голову перед окрашиванием?' }
  const check = (urls: string[]) => async (over: SiteOver) => {
    for (const url of urls) {
      const { statusCode, body } = await over.ask(url)
      expect.soft(await htmlProblems(body), `${statusCode} ${url}`).toEqual([])
    }
  }

  test('with answers, mistakes and nothing found', async () => {
    await check([
      '/video?slug=urok-2&page=2',
      '/articles/kak-krasit?slug=korni',
      '/shade?level=11&hair=colored&hairLevel=4&wish=copper',
      '/shade?level=4&hair=colored&hairLevel=1&wish=blond',
      '/ask?shade=level%3D6%26wish%3D6-0',
      '/search?q=корни',
      '/search?q=фывапролдж',
      '/shades?family=warm&grey=covers',
      '/shades?family=copper',
      '/net-takoj-stranicy',
    ])(site)
    const refused = await site.post('/ask', posted)
    expect([refused.statusCode, await htmlProblems(refused.body)]).toEqual([400, []])
    const unread = await site.ask('/ask', { method: 'POST', payload: '{}' })
    expect([unread.statusCode, await htmlProblems(unread.body)]).toEqual([415, []])
  })

  test('without content', async () => {
    const nothing = { articles: [], lessons: [], questions: [], products: [], tags: [aTag()] }
    await withSite(
      startStubApi(someContent(nothing)),
      check(['/', '/?tag=sedina', '/articles', '/shades', '/faq', '/video', '/shade', '/ask']),
    )
    const urls = ['/', '/articles', '/video', '/shades', '/shade', '/faq']
    await withSite(startStubApi(someContent({ ...nothing, tags: [] })), async (site) => {
      await check([...urls, '/search', '/search?q=a'])(site)
      for (const url of [...urls, '/privacy', '/help']) {
        const page = await site.open(url)
        expect(page.text('main'), url).toContain('Эту страницу мы ещё готовим.')
        expect(page.count('h1')).toBe(1)
        // Nothing is announced that has no entries, nor led to.
        expect(page.count('main section:not(#ask), main nav[aria-label="Темы"], main ul:empty'), url).toBe(0)
        expect(
          [...page.hrefs('main'), ...page.hrefs('footer')].filter((href) =>
            /^\/(privacy|cookies|consent|help)$/.test(href),
          ),
        ).toEqual([])
      }
      expect((await site.open('/net-takoj')).text('main')).not.toContain('ещё готовим')
      const map = (await site.ask('/sitemap.xml')).body.match(/(?<=<loc>)[^<]+/g)
      expect(map).toEqual([`${siteUrl}/`, `${siteUrl}/faq`, `${siteUrl}/ask`])
    })
  })

  test('while the API is away', async () => {
    const urls = [
      '/',
      '/articles',
      '/shades',
      '/faq',
      '/video',
      '/video?slug=korni',
      '/articles/kak-krasit',
      '/search?q=a',
      '/shops?ean=2007700000161',
    ]
    await withSite(startStubApi(someContent()), check([...urls, '/privacy', '/ask', '/nope-x']), {
      trouble: 'status 500',
    })
  })

  test('over a backend with the specification’s fields alone', async () => {
    const urls = [
      '/',
      '/?tag=sedina',
      '/articles',
      '/shades',
      '/faq',
      '/video?slug=korni',
      '/articles/sedina-bez-pyaten',
      '/ask',
      '/nope-x',
    ]
    await withSite(startPlainApi(), check([...urls, '/shops?ean=2007700000161']))
  })
})

test('the data of a page, which browsers fetch ahead, is kept for some seconds and runs nothing', async () => {
  const { statusCode, headers } = await site.ask('/video.data')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/x-script'])
  expect(headers['cache-control']).toMatch(/^public, max-age=10, /)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
})

test('where the site is reached by https, browsers are asked to come by nothing else', async () => {
  await withSite(
    startStubApi(someContent()),
    async (safe) => {
      const { headers } = await safe.ask('/')
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
      expect(readPolicy(headers['content-security-policy']).has('upgrade-insecure-requests')).toBe(true)
    },
    { settings: { SITE_URL: 'https://pryad.example' } },
  )
})
