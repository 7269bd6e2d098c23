import { describe, expect, test, vi } from 'vitest'
import { type SiteOfTest, siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, knowsContent, type TestApi, testSecret } from './testing/test-site.ts'

function prepare(api: TestApi) {
  return {
    render: async () => aPage('a page', { isWhole: api.version !== null, status: api.version ? 200 : 503 }),
    settings: { TRUST_PROXY: '192.0.2.1' },
  }
}
const statusOf = async ({ site }: SiteOfTest, url: string) => (await site.app.inject(url)).statusCode

describe('a site whose API does not answer from the start', () => {
  const fresh = siteForEachTest((api) => {
    api.version = null
    return prepare(api)
  })

  test('runs, but sends visitors and caches away until it has pages', async () => {
    await vi.waitFor(async () => expect(await statusOf(fresh, '/readyz')).toBe(503), 10_000)
    expect(await statusOf(fresh, '/healthz')).toBe(200)
    const { headers, body } = await fresh.site.app.inject('/readyz')
    expect([headers['retry-after'], body]).toEqual(['5', '{"status":"starting"}'])
    const version = await fresh.site.app.inject('/content-version')
    expect([version.statusCode, version.headers['x-content-version']]).toEqual([503, undefined])
    fresh.api.version = '1'
    await vi.waitFor(async () => expect(await statusOf(fresh, '/readyz')).toBe(200), 10_000)
  })
})

describe('a site that has pages', () => {
  const fresh = siteForEachTest(prepare)

  test('is ready though its API does not answer any more', async () => {
    await knowsContent(fresh.site)
    await fresh.site.app.inject('/video')
    fresh.api.version = null
    const messages = () => fresh.site.log.map(({ msg }) => msg)
    await vi.waitFor(() => expect(messages()).toContain('the content API does not answer'), 10_000)
    expect(await statusOf(fresh, '/readyz')).toBe(200)
  })

  test.each(['/healthz', '/readyz', '/metrics'])('lets no cache keep what %s says', async (url) => {
    const { headers } = await fresh.site.app.inject(url)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the metrics', () => {
  const fresh = siteForEachTest(prepare)

  test('count pages by how they came to be, and answers by method and status', async () => {
    await knowsContent(fresh.site)
    for (const url of ['/video', '/video', '/ask']) await fresh.site.app.inject(url)
    await fresh.site.app.inject({ method: 'PUT', url: '/' })
    const { headers, body } = await fresh.site.app.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const line of [
      'http_requests_total{method="GET",status="200"} 3',
      'http_requests_total{method="PUT",status="405"} 1',
      'ready 1',
    ])
      expect(body.split('\n')).toContain(line)
    for (const name of [
      'http_request_duration_seconds_bucket',
      'page_cache_bytes',
      'page_cache_pages',
      'page_render_duration_seconds_count',
      'content_api_errors_total',
      'process_cpu_user_seconds_total',
    ])
      expect(body).toContain(`\n${name}`)
    expect(body).toMatch(/^disk_free_bytes [1-9]/m)
  })

  type From = { remoteAddress?: string; headers?: Record<string, string> }
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
  test.each<[string, From, number]>([
    ['this machine', {}, 200],
    ['this machine by IPv6', { remoteAddress: '::1' }, 200],
    ['another machine', { remoteAddress: '198.51.100.7' }, 404],
    [
      'another machine that knows the secret',
      { remoteAddress: '198.51.100.7', headers: bearer(testSecret) },
      200,
    ],
    ['another machine that guesses', { remoteAddress: '198.51.100.7', headers: bearer('guessed') }, 404],
    ['a proxy of this machine', { headers: { 'x-forwarded-for': '198.51.100.7' } }, 404],
    ['one that names the visitor as in RFC 7239', { headers: { forwarded: 'for=198.51.100.7' } }, 404],
    ['one that names the visitor in its own way', { headers: { 'x-real-ip': '198.51.100.7' } }, 404],
    ['one that names the host alone', { headers: { 'x-forwarded-host': 'pryad.example' } }, 404],
  ])('asked by %s', async (_, from, status) => {
    expect((await fresh.site.app.inject({ url: '/metrics', ...from })).statusCode).toBe(status)
  })
})
