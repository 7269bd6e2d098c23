import { request as ask } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createStrandAddresses } from './strands/strand-addresses.ts'
import {
  aPage,
  knowsContent,
  listen,
  startTestApi,
  startTestSite,
  type TestApi,
  type TestSite,
  testSecret,
} from './testing/test-site.ts'

let api: TestApi
let site: TestSite
/** Pages are finished once this is resolved. */
let held = Promise.withResolvers<void>()
const begun: string[] = []

async function start(): Promise<void> {
  held.resolve()
  begun.length = 0
  api = await startTestApi()
  site = await startTestSite({
    api,
    render: async ({ request }) => {
      begun.push(new URL(request.url).pathname)
      await held.promise
      return aPage(`made for ${request.method}`)
    },
  })
}

async function stop(): Promise<void> {
  await site.stop()
  await api.stop()
}

/** A request whose page is rendered for this visitor alone. */
const send = (remoteAddress: string) =>
  site.app.inject({
    method: 'POST',
    url: '/questions',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
    remoteAddress,
  })

/** Sends one request after the other, and gives the status of those that were refused. */
async function refusalsOf(count: number, ask: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const refusals: number[] = []
  for (let number = 0; number < count; number++) {
    const { statusCode } = await ask()
    if (statusCode !== 200) refusals.push(statusCode)
  }
  return refusals
}

describe('an address that asks for 600 answers of its own in a minute', () => {
  beforeAll(async () => {
    await start()
    await knowsContent(site)
    await site.app.inject('/video')
    expect(await refusalsOf(600, () => send('192.0.2.1'))).toEqual([])
  })
  afterAll(stop)

  test('reads that it was too many, and when to try again', async () => {
    const { statusCode, headers, body } = await send('192.0.2.1')
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(body).toContain('<h1>Слишком много запросов подряд</h1>')
    expect(body).toContain('То, что вы написали, не потеряется.')
    expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  test('still gets pages from memory, and keeps nobody else away', async () => {
    const kept = await site.app.inject({ url: '/video', remoteAddress: '192.0.2.1' })
    expect([kept.statusCode, kept.headers['x-page-cache']]).toEqual([200, 'hit'])
    const uncounted = await site.app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })
    expect(uncounted.statusCode).toBe(200)
    expect((await send('192.0.2.2')).statusCode).toBe(200)
  })
})

describe('an address where somebody types for a minute without a pause', () => {
  beforeAll(start)
  afterAll(stop)

  const typing = {
    '/similar-answers': (remoteAddress: string) =>
      site.app.inject({
        method: 'POST',
        url: '/similar-answers',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'question=a',
        remoteAddress,
      }),
    '/search-hits': (remoteAddress: string) => site.app.inject({ url: '/search-hits?q=a', remoteAddress }),
  }

  test.each([
    ['/similar-answers', '192.0.2.3'],
    ['/search-hits', '192.0.2.4'],
  ] as const)('is helped by %s no more, and can still send what was typed', async (url, from) => {
    expect(await refusalsOf(600, () => typing[url](from))).toEqual([])
    expect((await typing[url](from)).statusCode).toBe(429)
    expect((await send(from)).statusCode).toBe(200)
  })
})

describe('a server that is busier than it can bear', () => {
  beforeAll(async () => {
    // Intervals stay real: the one that looks at the event loop, each second, is needed.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await start()
      await site.app.inject('/video')
      site.purge(undefined)
      // In the second of these seconds the loop has not turned once, which is the longest delay there is.
      vi.advanceTimersByTime(2000)
    } finally {
      vi.useRealTimers()
    }
  })
  afterAll(stop)

  test('makes four pages at a time: further visitors read when to try again', async () => {
    held = Promise.withResolvers()
    const pages = ['/ask', '/articles', '/shops']
    const first = [...pages.map((url) => site.app.inject(url).then((answer) => answer)), send('192.0.2.1')]
    await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining([...pages, '/questions'])))
    for (const answer of [await site.app.inject('/about'), await send('192.0.2.1')]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('<h1>Сейчас очень много посетителей</h1>')
    }
    held.resolve()
    for (const answer of await Promise.all(first)) expect(answer.statusCode).toBe(200)
  })

  test('sends nobody away who comes alone: the machine may have been slow', async () => {
    expect((await site.app.inject('/about')).statusCode).toBe(200)
    expect((await send('192.0.2.1')).statusCode).toBe(200)
  })

  test('does not count visitors who left while they waited', async () => {
    const port = await listen(site)
    held = Promise.withResolvers()
    const left = ['/left/1', '/left/2', '/left/3', '/left/4']
    const visitors = left.map((path) =>
      ask({ host: '127.0.0.1', port, path })
        .on('error', () => {})
        .end(),
    )
    await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(left)))
    expect((await send('192.0.2.1')).statusCode).toBe(503)
    for (const visitor of visitors) visitor.destroy()
    const countConnections = promisify(site.app.server.getConnections.bind(site.app.server))
    await vi.waitFor(async () => expect(await countConnections()).toBe(0))
    // Their pages are still being made.
    const later = [1, 2, 3, 4].map(() => send('192.0.2.1').then(({ statusCode }) => statusCode))
    held.resolve()
    expect(await Promise.all(later)).toEqual([200, 200, 200, 200])
  })

  test('answers with a page that it still has, though it is old', async () => {
    const { statusCode, headers, body } = await site.app.inject('/video')
    expect([statusCode, headers['x-page-cache'], body]).toEqual([200, 'stale', 'made for GET'])
  })

  test('still tells how it is, and paints strands: no picture of the form is missing', async () => {
    for (const url of ['/healthz', '/metrics']) expect((await site.app.inject(url)).statusCode).toBe(200)
    const { write } = createStrandAddresses(testSecret)
    const strand = write({ scene: 'lock', look: { pigmented: '#73533b', grey: null, greyShare: 0 } })
    const { statusCode, headers } = await site.app.inject(strand)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })
})
