import { request as ask, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, knowsContent, listen } from './testing/test-site.ts'

const text = 'Прядь за прядью. '.repeat(200)

/** Addresses of the pages that were made. */
let made: string[]

const fresh = siteForEachTest(() => {
  made = []
  return {
    render: async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      made.push(pathname + search)
      return aPage(text, { status: pathname === '/nope' ? 404 : 200 })
    },
  }
})
beforeEach(() => knowsContent(fresh.site))

type Ask = (
  url: string,
  headers?: Record<string, string>,
  method?: 'GET' | 'HEAD',
) => Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>

/** Through Fastify, which answers requests for pages that are not in memory yet. */
const inside: Ask = async (url, headers = {}, method = 'GET') => {
  const answer = await fresh.site.app.inject({ url, headers, method })
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
}

/** Over a connection, where pages in memory are answered before Fastify sees the request. */
const outside: Ask = async (path, headers = {}, method = 'GET') => {
  const port = await listen(fresh.site)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, headers, method, agent: false }, resolve).once('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

describe.each([
  ['inside', inside],
  ['over a connection', outside],
])('asked %s', (_, read) => {
  test('a page is made once and then comes from memory, whatever is added to its address', async () => {
    expect((await read('/video')).headers['x-page-cache']).toBe('miss')
    for (const url of ['/video', '/video?utm_source=mail', '/video?gclid=1'])
      expect((await read(url)).headers['x-page-cache'], url).toBe('hit')
    expect((await read('/video?slug=korni')).headers['x-page-cache']).toBe('miss')
    expect(made.filter((url) => url.startsWith('/video'))).toEqual(['/video', '/video?slug=korni'])
  })

  test('a browser that has the page gets 304 without a body', async () => {
    const asking = { 'accept-encoding': 'br' }
    const { etag } = (await read('/video', asking)).headers
    for (const known of [`${etag}`, `${etag}`.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await read('/video', { ...asking, 'if-none-match': known })
      expect([again.status, again.body.length, again.headers.etag], known).toEqual([304, 0, etag])
      expect(again.headers['content-length']).toBeUndefined()
    }
    expect((await read('/video', { ...asking, 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('a page comes in the best encoding that the browser takes', async () => {
    for (const time of [1, 2]) {
      const brotli = await read('/video', { 'accept-encoding': 'gzip, br' })
      expect(brotli.headers['content-encoding'], `time ${time}`).toBe('br')
      expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
      const gzip = await read('/video', { 'accept-encoding': 'gzip' })
      expect(gunzipSync(gzip.body).toString()).toBe(text)
      const plain = await read('/video', { 'accept-encoding': 'identity' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.toString()).toBe(text)
      expect(plain.headers.vary).toBe('accept-encoding')
    }
  })

  test('a condition that no version of a page fulfils is refused in Russian', async () => {
    const { etag } = (await read('/video')).headers
    // A weak tag matches nothing here (RFC 9110, 13.1.1).
    for (const known of ['"other"', `${etag}`, `"other", ${etag}`]) {
      const refused = await read('/video', { 'if-match': known, 'if-none-match': '*' })
      expect([refused.status, refused.headers['cache-control']], known).toEqual([412, 'no-store'])
      expect(refused.headers).not.toHaveProperty('etag')
      expect(refused.body.toString()).toMatch(/<h1>[А-Я]/)
      expect(refused.headers['content-length']).toBe(String(refused.body.length))
    }
    expect((await read('/video', { 'if-match': '*', 'if-none-match': `${etag}` })).status).toBe(304)
    // A page has no date of change.
    const past = new Date(0).toUTCString()
    for (const condition of ['if-unmodified-since', 'if-modified-since'])
      expect((await read('/video', { [condition]: past })).status).toBe(200)
    expect((await read('/nope', { 'if-match': '"other"' })).status).toBe(404)
  })

  test('a browser that takes nothing the site has is told so', async () => {
    const { status, body } = await read('/video', { 'accept-encoding': 'identity;q=0' })
    expect([status, body.toString()]).toEqual([406, expect.stringMatching(/<h1>[А-Я]/)])
  })

  test('HEAD tells what GET would, and sends no body', async () => {
    for (const state of ['miss', 'hit']) {
      const { status, headers, body } = await read('/video', {}, 'HEAD')
      expect([status, headers['x-page-cache'], body.length]).toEqual([200, state, 0])
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
    }
  })

  test('a page that is not found is kept, too, and has no 304', async () => {
    const { status, headers } = await read('/nope')
    expect(status).toBe(404)
    const again = await read('/nope', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['x-page-cache']]).toEqual([404, 'hit'])
  })

  test.each<Record<string, string>>([
    { authorization: 'Bearer ABC' },
    { cookie: 'token=ABC' },
    { cookie: 'preview=ABC' },
    { cookie: `preview=preview.1.a1.9999999999.${'a'.repeat(43)}` },
  ])('nobody gets past the kept pages by claiming to be somebody: %o', async (headers) => {
    const { etag } = (await read('/video')).headers
    for (const url of ['/video', '/video?utm_source=mail']) {
      const answer = await read(url, headers)
      expect(answer.headers).toMatchObject({ 'x-page-cache': 'hit', etag })
      expect(answer.headers['cache-control']).not.toBe('private, no-store')
      expect(answer.headers['x-robots-tag']).toBeUndefined()
    }
    expect(made.filter((url) => url === '/video')).toHaveLength(1)
  })

  test.each([
    ['//elsewhere.example/video', '/elsewhere.example/video'],
    ['//video?slug=korni', '/video?slug=korni'],
    ['//', '/'],
  ])('%s names no other host, and leads to %s', async (address, path) => {
    const { status, headers } = await read(address)
    expect([status, headers.location]).toEqual([308, path])
  })
})

test('the metrics count each page by how it came to be', async () => {
  const counted = async () => {
    const lines = (await outside('/metrics')).body.toString().split('\n')
    return lines.filter((line) => line.startsWith('page_cache_total{')).sort()
  }
  await outside('/video')
  await outside('/video')
  await inside('/video')
  expect(await counted()).toEqual(['page_cache_total{state="hit"} 2', 'page_cache_total{state="miss"} 1'])
})
