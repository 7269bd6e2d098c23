import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { readPage } from './testing/read-page.ts'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { withSite } from './testing/site-over.ts'
import { aPage } from './testing/test-site.ts'

const fresh = siteForEachTest(({ files }) => {
  files.set('/media/braid.0123456789.webp', Buffer.from('the bytes of a picture'))
  return {
    render: async ({ request }) => {
      if (request.method === 'POST') throw new Error('Nobody reads this.')
      return aPage('a page')
    },
    settings: { SITE_URL: 'https://pryad.example' },
  }
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

const answers: [string, InjectOptions, number][] = [
  ['health', { url: '/healthz' }, 200],
  ['the metrics', { url: '/metrics' }, 200],
  ['metrics that are refused', { url: '/metrics', remoteAddress: '198.51.100.7' }, 404],
  ['a purge that is refused', { method: 'POST', url: '/purge' }, 401],
  ['a report that is refused', { method: 'POST', url: '/csp-reports' }, 400],
  ['a preview that is refused', { url: '/preview?token=guessed' }, 403],
  ['another method', { method: 'PUT', url: '/' }, 405],
  ['a form of another kind', { method: 'POST', url: '/ask', payload: 'a=b' }, 415],
  ['a page that failed', { method: 'POST', url: '/ask', headers: form, payload: 'a=b' }, 500],
  ['a redirect', { url: '//video' }, 308],
  ['a picture', { url: '/media/braid.0123456789.webp' }, 200],
  ['a missing picture', { url: '/media/gone.0123456789.webp' }, 404],
]

test.each(answers)('the answer to %s carries the security headers', async (_, asked, status) => {
  const { statusCode, headers } = await fresh.site.app.inject(asked)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['referrer-policy']).toBe(
    asked.url?.toString().startsWith('/preview') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  )
  const isForOthers = status === 200 && asked.url?.toString().startsWith('/media/')
  expect(headers['cross-origin-resource-policy']).toBe(isForOthers ? 'cross-origin' : 'same-origin')
})

test('a page that failed says nothing of the inside', async () => {
  const { body } = await fresh.site.app.inject({ method: 'POST', url: '/ask', headers: form, payload: 'a=b' })
  expect(body).toContain('<h1>Страница не открылась</h1>')
  expect(body).not.toContain('Nobody reads this')
  expect(fresh.site.log.map(({ msg }) => msg)).toContain('request failed')
})

describe('a staging copy', () => {
  const settings = { SITE_URL: 'https://pryad.example', INDEXING: 'off' }
  const hidden = 'noindex'

  test.each(answers)('keeps search engines away by %s', async (_, asked) => {
    await fresh.restart(settings)
    expect((await fresh.site.app.inject(asked)).headers['x-robots-tag']).toBe(hidden)
  })

  test('says so in every page, and lists none', async () => {
    await withSite(
      startStubApi(someContent()),
      async (site) => {
        for (const url of ['/', '/articles', '/search', '/net-takoj', '/shade?level=x', '/VIDEO']) {
          const { headers, body } = await site.ask(url)
          expect(headers['x-robots-tag'], url).toBe(hidden)
          if (url !== '/VIDEO')
            expect(readPage(body).html).toContain(`<meta name="robots" content="${hidden}"/>`)
        }
        const { headers } = await site.ask('/')
        const same = await site.ask('/', { headers: { 'if-none-match': String(headers.etag) } })
        expect([same.statusCode, same.headers['x-robots-tag']]).toEqual([304, hidden])
        expect((await site.ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
      },
      { settings },
    )
  })
})
