import { createHash } from 'node:crypto'
import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import firstContent from '../../../content/site.json' with { type: 'json' }
import { startPlainApi } from '../../../e2e/support/plain-api.ts'
import { type StubApi, startStubApi } from '../../../e2e/support/stub-api.ts'
import { aLesson, anArticle, aPage, many, someContent } from '../../../e2e/support/stub-content.ts'
import type { Pages } from './app.ts'
import { loadSitePages, testParts } from './testing/site-pages.ts'
import { knowsContent, startTestServer, type TestSite, testSecret } from './testing/test-site.ts'

let pages: Pages
let api: StubApi
let site: TestSite

beforeAll(async () => {
  pages = await loadSitePages()
})
afterAll(() => {
  vi.unstubAllEnvs()
})
async function start(): Promise<void> {
  await startInTrouble(null)
  await knowsContent(site)
}
/** Starts the site over an API that has been in this trouble since before the start: no page was ever made. */
async function startInTrouble(trouble: StubApi['trouble']): Promise<void> {
  api = await startStubApi(someContent({ pages: [aPage()] }))
  api.trouble = trouble
  site = await startTestServer({ api, pages, settings: { CMS_URL: 'https://panel.example' } })
}
async function stop(): Promise<void> {
  await site.stop()
  await api.stop()
}

const read = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

/** One address of each kind. */
const addresses = ['/', '/video', '/video?slug=korni', '/articles/kak-krasit', '/ask', '/privacy']

/** The values of a policy by their directive. */
function readPolicy(header: unknown): Map<string, string[]> {
  const directives = String(header).split('; ')
  return new Map(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  )
}

/** The hashes that a browser looks for in the policy before it runs inline scripts or applies inline styles. */
function inlineHashes(html: string, tag: 'script' | 'style', attributes = /^(?: type="module")?$/): string[] {
  return [...html.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'g'))]
    .filter(([, found = '']) => attributes.test(found))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

describe.each(addresses)('the page %s', (url) => {
  beforeAll(start)
  afterAll(stop)

  test('allows its own scripts and styles by their hashes, and no others', async () => {
    const { statusCode, headers, body } = await read(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = readPolicy(headers['content-security-policy'])
    const scripts = inlineHashes(body, 'script')
    expect(scripts.length).toBeGreaterThan(0)
    expect(policy.get('script-src')).toEqual(expect.arrayContaining(scripts))
    expect(policy.get('style-src')).toEqual(["'self'", ...inlineHashes(body, 'style')])
    expect(body).toContain(`<style>${testParts.stylesOf()}</style>`)
    expect(body).toContain(`<script>${testParts.bootScript}</script></head>`)
    expect(String(headers['content-security-policy'])).not.toContain('unsafe')
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  })

  test('wakes with scripts that the policy allows when they run', async () => {
    const { headers, body } = await read(url)
    const asleep = inlineHashes(body, 'script', /type="text\/x-(?!data)/)
    expect(asleep.length).toBeGreaterThan(0)
    expect(readPolicy(headers['content-security-policy']).get('script-src')).toEqual(
      expect.arrayContaining(asleep),
    )
  })

  test('carries every security header, made or from memory', async () => {
    const expected = {
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'reporting-endpoints': 'csp="/csp-reports"',
      'x-content-type-options': 'nosniff',
    }
    const made = await read(url)
    // The page made before the content was known is served until the new one is there.
    const kept = await vi.waitFor(async () => {
      const answer = await read(url)
      expect(answer.headers['x-page-cache']).toBe('hit')
      return answer
    }, 10_000)
    for (const { headers } of [made, kept]) {
      expect(headers).toMatchObject(expected)
      expect(headers['cross-origin-opener-policy']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('may be kept by caches in front of the site for some seconds', async () => {
    expect((await read(url)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
    )
  })
})

describe('the site', () => {
  beforeAll(start)
  afterAll(stop)

  test('asks browsers to come by nothing else where it is reached by https', async () => {
    const safe = await startTestServer({ api, pages, settings: { SITE_URL: 'https://pryad.example' } })
    for (const url of ['/', '/healthz']) {
      const { headers } = await safe.app.inject(url)
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
    const { headers } = await safe.app.inject('/')
    expect(readPolicy(headers['content-security-policy']).has('upgrade-insecure-requests')).toBe(true)
    await safe.stop()
  })

  test('the data of a page, which browsers fetch ahead, is kept for some seconds and runs nothing', async () => {
    const { statusCode, headers } = await read('/video.data')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/x-script'])
    expect(headers['cache-control']).toMatch(/^public, max-age=10, /)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
  })

  test.each(['/nope-x', '/a/b/c', '/articles/nope-x', '/?page=0'])('%s is not found', async (url) => {
    const { statusCode, headers, body } = await read(url)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toMatch(/no-store|public/)
    expect(body).toContain('<title>Page Not Found</title>')
  })
})

describe('the band about the allergy test', () => {
  const { safetyTitle, safetyUrl } = firstContent.texts.home
  const slug = safetyUrl.split('/').at(-1) ?? ''

  /** Whether the main page over this API has the band. */
  async function isShown(over: Promise<StubApi>): Promise<boolean> {
    api = await over
    site = await startTestServer({ api, pages })
    const { statusCode, body } = await read('/')
    await stop()
    expect(statusCode).toBe(200)
    return body.includes(`aria-label="${safetyTitle}"`)
  }

  test('leads to its article', async () => {
    const article = anArticle({ slug, href: safetyUrl })
    expect(await isShown(startStubApi(someContent({ articles: [article] })))).toBe(true)
  })

  test('is not there over a backend that does not have the article', async () => {
    expect(await isShown(startStubApi(someContent()))).toBe(false)
    expect(await isShown(startPlainApi())).toBe(false)
  })

  test('follows the words of the editors, wherever they lead', async () => {
    const content = someContent()
    const leadingTo = (url: string) => {
      const texts = { ...firstContent.texts, home: { ...firstContent.texts.home, safetyUrl: url } }
      return startStubApi({ ...content, site: { ...content.site, texts } })
    }
    expect(await isShown(leadingTo('/articles/kak-krasit'))).toBe(true)
    expect(await isShown(leadingTo('https://doctor.example/test'))).toBe(true)
    expect(await isShown(leadingTo('http://['))).toBe(true)
  })
})

describe('the first steps', () => {
  const { test: first, choice, ...later } = firstContent.texts.home.path
  const slugOf = (url: string) => url.split(/[/=]/).at(-1) ?? ''

  /** Addresses that the main page over this API links to. */
  async function stepLinks(over: Promise<StubApi>): Promise<string[]> {
    api = await over
    site = await startTestServer({ api, pages })
    const { body } = await read('/')
    await stop()
    const path = /<section[^>]*id="path"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ''
    return [...path.matchAll(/<ol[\s\S]*/g)].flatMap(([list]) =>
      [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    )
  }

  test('lead to what is there: links to what editors have taken away are left out, and steps without any', async () => {
    const articles = [anArticle({ slug: slugOf(first.articleUrl) })]
    const lessons = [aLesson({ slug: slugOf(first.lessonUrl) }), aLesson({ slug: slugOf(choice.lessonUrl) })]
    expect(await stepLinks(startStubApi(someContent({ articles, lessons })))).toEqual([
      first.articleUrl,
      first.lessonUrl,
      choice.lessonUrl,
    ])
  })

  test('are not there when nothing of them is', async () => {
    expect(await stepLinks(startStubApi(someContent()))).toEqual([])
  })

  test('are whole where everything is, however old it is', async () => {
    const all = [first, choice, later.colouring, later.care]
    const articles = [
      ...many(30, (number) => anArticle({ slug: `novaya-${number}` })),
      ...all.map(({ articleUrl }) => anArticle({ slug: slugOf(articleUrl) })),
    ]
    const lessons = all.map(({ lessonUrl }) => aLesson({ slug: slugOf(lessonUrl) }))
    expect(await stepLinks(startStubApi(someContent({ articles, lessons })))).toHaveLength(8)
  })
})

describe('while the API is in trouble', () => {
  afterEach(stop)

  test.each(addresses.filter((url) => url !== '/ask'))(
    '%s says when to come back, and is not kept',
    async (url) => {
      await startInTrouble('status 500')
      for (let time = 0; time < 2; time++) {
        const { statusCode, headers } = await read(url)
        expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
          503,
          '30',
          'no-store',
        ])
        expect(headers['x-page-cache']).toBe('miss')
      }
      api.trouble = null
      expect((await read(url)).statusCode).toBe(200)
    },
  )

  test('a page that was whole is shown as it was', async () => {
    await start()
    const { body } = await read('/video')
    api.trouble = 'status 500'
    site.purge(undefined)
    const { statusCode, headers, body: old } = await read('/video')
    expect([statusCode, headers['x-page-cache']]).toEqual([200, 'stale'])
    expect(old).toBe(body)
  })
})

describe('a preview', () => {
  beforeEach(start)
  afterEach(stop)

  const cookie = `token=${issuePreviewToken(7, testSecret)}`

  test('is made for the editor alone: nobody keeps or lists it, and the panel may frame it', async () => {
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers } = await read('/articles/kak-krasit', { cookie })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-page-cache': 'bypass',
        'x-robots-tag': 'noindex',
      })
      expect(readPolicy(headers['content-security-policy']).get('frame-ancestors')).toEqual([
        "'self'",
        'https://panel.example',
      ])
    }
  })

  test('asks the API in the name of the editor each time, and leaves visitors their page', async () => {
    const isAsked = (operation: string) => (request: { operation: string }) => request.operation === operation
    await read('/articles/kak-krasit', { cookie })
    await read('/articles/kak-krasit', { cookie })
    const asked = api.requests.filter(isAsked('getArticle'))
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${cookie.slice('token='.length)}`,
      `Bearer ${cookie.slice('token='.length)}`,
    ])
    const { headers, body } = await read('/articles/kak-krasit')
    expect(headers['x-page-cache']).toBe('miss')
    expect(headers['cache-control']).toMatch(/^public/)
    expect(body).not.toContain('action="/preview/exit')
    expect(api.requests.filter(isAsked('getArticle')).at(-1)?.authorization).toBeUndefined()
  })

  test('that is forged shows what everybody sees', async () => {
    const { headers } = await read('/articles/kak-krasit', { cookie: `${cookie.slice(0, -1)}!` })
    expect(headers['x-page-cache']).toBe('miss')
    expect(headers['x-robots-tag']).toBeUndefined()
  })
})
