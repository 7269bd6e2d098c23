import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aPage,
  knowsContent,
  startTestApi,
  startTestSite,
  type TestApi,
  type TestSite,
  testSecret,
} from './testing/test-site.ts'

let api: TestApi
let site: TestSite

beforeEach(async () => {
  api = await startTestApi()
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

async function start(): Promise<void> {
  site = await startTestSite({
    api,
    render: async () => aPage('a page', { isWhole: api.version !== null, status: api.version ? 200 : 503 }),
    settings: { TRUST_PROXY: '192.0.2.1' },
  })
}

const statusOf = async (url: string) => (await site.app.inject(url)).statusCode

describe('a site whose API does not answer', () => {
  test('runs, but sends visitors away until it has pages again', async () => {
    api.version = null
    await start()
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 10_000)
    expect(await statusOf('/healthz')).toBe(200)
    const { headers, body } = await site.app.inject('/readyz')
    expect([headers['retry-after'], body]).toEqual(['5', '{"status":"starting"}'])
    api.version = '1'
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), 10_000)
  })

  test('is ready as long as it has pages', async () => {
    await start()
    await knowsContent(site)
    await site.app.inject('/video')
    api.version = null
    await vi.waitFor(() => expect(messages()).toContain('the content API does not answer'), 10_000)
    expect(await statusOf('/readyz')).toBe(200)
  })

  const messages = () => site.log.map(({ msg }) => msg)
})

describe('the metrics', () => {
  beforeEach(start)

  test('count pages by how they came to be, and answers by method and status', async () => {
    await knowsContent(site)
    for (const url of ['/video', '/video', '/ask']) await site.app.inject(url)
    await site.app.inject({ method: 'PUT', url: '/' })
    const { headers, body } = await site.app.inject('/metrics')
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
      'disk_free_bytes',
      'process_cpu_user_seconds_total',
    ])
      expect(body).toContain(`\n${name}`)
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
  ])('asked by %s', async (_, from, status) => {
    expect((await site.app.inject({ url: '/metrics', ...from })).statusCode).toBe(status)
  })
})
