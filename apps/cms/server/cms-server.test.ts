import { once } from 'node:events'
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createCmsServer, stopServing } from './cms-server.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = Partial<Parameters<typeof createCmsServer>[0]>

const megabyte = 1024 * 1024
const warnings: string[] = []
let server: Server | undefined

afterEach(async () => {
  warnings.length = 0
  if (server) await stopServing(server, 100)
  server = undefined
})

const ok: Handle = async (_, response) => void response.end('ok')

async function start(handle: Handle = ok, options: Options = {}): Promise<string> {
  const made = createCmsServer({
    handle,
    cmsUrl: 'https://cms.pryad.test',
    isIndexed: true,
    siteUrl: 'https://pryad.test',
    siteSecret: 's'.repeat(32),
    trustProxy: [],
    isDevelopment: false,
    warn: (message) => warnings.push(message),
    ...options,
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`
}

const portOf = (url: string) => ({ host: '127.0.0.1', port: new URL(url).port })

/** A request's headers as code behind the server sees them. */
async function headersBehind(sent: Record<string, string>, options: Options = {}, path = '/api/tags') {
  let seen: IncomingMessage['headers'] = {}
  const url = await start(async ({ headers }, response) => {
    seen = headers
    response.end()
  }, options)
  await fetch(`${url}${path}`, { headers: sent })
  return seen
}

/** Sends a body without saying how long it is, piece by piece, until the connection is closed; gives the status of the answer. */
function sendEndlessly(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0
    const piece = Buffer.alloc(64 * 1024, ' ')
    const sending = request(url, { method: 'POST', headers })
    const send = () => {
      if (sending.destroyed) return
      if (sending.write(piece)) setImmediate(send)
      else sending.once('drain', send)
    }
    sending.on('response', (response) => {
      status = response.resume().statusCode ?? 0
    })
    sending.on('close', () => resolve(status))
    sending.on('error', (error) => status || reject(error))
    send()
  })
}

test.each(['TRACE', 'LINK', 'PROPFIND'])(
  'a request by %s is refused, and told what is understood',
  async (method) => {
    const url = await start()
    const [{ statusCode, headers }] = await once(request(url, { method }).end(), 'response')
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
  },
)

test.each([
  ['JSON', '/api/users/login', 'application/json', 2],
  ['a form outside of the API', '/admin', 'multipart/form-data; boundary=x', 2],
  ['text for GraphQL', '/graphql', 'application/json', 2],
  ['a file', '/api/media', 'multipart/form-data; boundary=x', 303],
  ['a file of products', '/api/product-import/check', 'text/csv', 22],
])('%s that says it is too large is refused before any of it is read', async (_, path, type, megabytes) => {
  let isAsked = false
  const url = await start(async (_request, response) => {
    isAsked = true
    response.end()
  })
  const headers = { 'content-type': type, 'content-length': megabytes * megabyte }
  const sending = request(`${url}${path}`, { method: 'POST', headers })
  sending.flushHeaders()
  const [answer] = await once(sending, 'response')
  expect(answer.statusCode).toBe(413)
  expect(await text(answer)).toContain('Данных слишком много')
  expect(isAsked).toBe(false)
})

test.each([
  '/./metrics',
  '/x/../metrics',
  '/admin/%2E%2e/metrics',
  '/x/.%2e/api/users/me',
  '/x\\..\\metrics',
  '/api/product-import/../users/login',
  '/api/media/..',
  '/api/articles/%E0%A4',
  '/admin/%zz?a=b',
  'http://a/x/../metrics',
])('%s, whose path is not the one that would be answered, goes no further than the door', async (address) => {
  let isAsked = false
  const url = await start(async (_request, response) => {
    isAsked = true
    response.end()
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const refused = await text(socket)
  expect(refused).toMatch(/^HTTP\/1\.1 400 /)
  expect(refused).toContain('Запрос записан неверно')
  expect(isAsked).toBe(false)
})

test.each([
  '/api/media/file/50%25%20%D1%85%D0%BD%D0%B0.webp',
  '/api/media/file/a..b.webp',
  '/.well-known/x',
  '/admin?a=../%zz\\',
  '/_next/static/chunks/%5Broot%5D.js',
])('%s is let through', async (path) => {
  const url = await start()
  const [{ statusCode }] = await once(request({ ...portOf(url), path }).end(), 'response')
  expect(statusCode).toBe(200)
})

test.each([
  ['a header that is too large', `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address whose letters are not escaped', 'GET /панель HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no HTTP at all', 'привет\r\n\r\n', 400],
])('%s is refused in Russian', async (_, sent, status) => {
  const socket = connect(Number(new URL(await start()).port), '127.0.0.1')
  socket.write(sent)
  const refused = await text(socket)
  expect(refused).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(refused).toMatch(/\r\n\r\n[А-Я].*\.$/)
})

test('a file of the allowed size, and JSON of the allowed size, come through', async () => {
  const url = await start(async (incoming, response) => {
    let size = 0
    for await (const chunk of incoming) size += chunk.length
    response.end(String(size))
  })
  const post = (path: string, type: string, size: number) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body: Buffer.alloc(size) })
  expect(await (await post('/api/tags', 'application/json', megabyte)).text()).toBe(String(megabyte))
  const file = await post('/api/media', 'multipart/form-data; boundary=x', 20 * megabyte)
  expect(await file.text()).toBe(String(20 * megabyte))
})

test('a sender who goes on after the answer is cut off', async () => {
  const url = await start(async (incoming, response) => {
    // As code does that has read enough.
    for await (const _ of incoming.iterator({ destroyOnReturn: false })) break
    response.writeHead(413).end()
  })
  expect(await sendEndlessly(url, { 'content-type': 'application/json' })).toBe(413)
})

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'a body without a file that does not come in time is refused: %s',
  async (type) => {
    const url = await start(
      async (incoming, response) => {
        for await (const _ of incoming);
        response.end()
      },
      { bodyMs: 10 },
    )
    const sending = request(`${url}/api/tags`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': 100 },
    })
    sending.write('{')
    const [answer] = await once(sending, 'response')
    expect(answer.statusCode).toBe(408)
    sending.destroy()
  },
)

test('the address of the sender is the one the server sees, whatever the request says', async () => {
  const headers = await headersBehind({
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '192.0.2.1',
    forwarded: 'for=192.0.2.1',
  })
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-forwarded-host']))
  expect(headers.forwarded).toBeUndefined()
  expect(headers['x-real-ip']).toBeUndefined()
})

test.each([
  ['127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1', 'https'],
  ['loopback', '198.51.100.1', '198.51.100.1', 'https'],
  ['127.0.0.0/8', '198.51.100.1', '198.51.100.1', 'https'],
  ['127.0.0.1,10.0.0.0/8', '192.0.2.9, 198.51.100.1, 10.0.0.7', '198.51.100.1', 'https'],
  ['10.0.0.1', '198.51.100.1', '127.0.0.1', undefined],
  ['127.0.0.1', 'unknown', '127.0.0.1', 'https'],
])('with TRUST_PROXY=%s and "%s" the visitor is %s, by %s', async (trusted, forwarded, address, scheme) => {
  const sent = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
  const headers = await headersBehind(sent, { trustProxy: trusted.split(',') })
  expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual([address, scheme])
})

test('a header that is not believed is told of once, with what to do about it', async () => {
  const url = await start()
  for (let asked = 0; asked < 3; asked++) await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('Set TRUST_PROXY')
})

test.each(['/admin', '/api/tags', '/graphql', '/media/a.png', '/healthz', '/metrics', '/unknown'])(
  '%s carries the headers of the panel, once each, whatever is behind',
  async (path) => {
    const url = await start(async (_, response) => {
      response.appendHeader('x-frame-options', 'ALLOWALL')
      response.appendHeader('cache-control', 'public, max-age=60')
      response.writeHead(200).end()
    })
    const { headers } = await fetch(`${url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
  },
)

test('a cms that is reached by http does not ask browsers for https', async () => {
  const url = await start(ok, { cmsUrl: 'http://localhost:3001' })
  expect((await fetch(url)).headers.get('strict-transport-security')).toBeNull()
})

test('answers that depend on who asks are kept by nobody; files are kept as they say', async () => {
  const url = await start(async (_, response) => {
    response.setHeader('cache-control', 'public, max-age=60')
    response.end()
  })
  const cacheOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('cache-control')
  for (const path of ['/admin', '/admin/login', '/api/tags', '/api/users/me'])
    expect(await cacheOf(path)).toBe('no-store')
  for (const path of ['/media/a.png', '/api/media/file/a.png', '/_next/static/a.js'])
    expect(await cacheOf(path)).toBe('public, max-age=60')
})

test('every page of the panel has another nonce, which Next.js is told and nobody else may choose', async () => {
  const seen: (string | undefined)[] = []
  const url = await start(async ({ headers }, response) => {
    seen.push(headers['content-security-policy']?.toString())
    response.end()
  })
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const policies = [
    (await fetch(`${url}/admin`, { headers: chosen })).headers.get('content-security-policy'),
    (await fetch(`${url}/admin/login`, { headers: chosen })).headers.get('content-security-policy'),
  ]
  expect(policies[0]).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'/)
  expect(policies[0]).toContain("frame-src 'self' https://pryad.test;")
  expect(policies[0]).not.toBe(policies[1])
  expect(seen).toEqual(policies)
  await fetch(`${url}/api/tags`, { headers: chosen })
  expect(seen.at(-1)).toBeUndefined()
})

test('the process says that it runs, whatever is the matter behind', async () => {
  const url = await start(async () => {
    throw new Error('broken')
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const broken = await fetch(`${url}/admin`)
  expect(broken.status).toBe(500)
  expect(await broken.json()).toEqual({
    errors: [{ message: expect.stringContaining('Попробуйте ещё раз') }],
  })
})

test('figures are for this machine and for those who know the secret, not for those a proxy speaks for', async () => {
  const url = await start()
  const read = async (headers: Record<string, string>) => (await fetch(`${url}/metrics`, { headers })).status
  expect(await read({})).toBe(200)
  expect(await read({ 'x-forwarded-for': '192.0.2.1' })).toBe(404)
  expect(await read({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer wrong' })).toBe(404)
  expect(await read({ 'x-forwarded-for': '192.0.2.1', authorization: `Bearer ${'s'.repeat(32)}` })).toBe(200)
})

test('a server that is stopped finishes the answer under way and takes no other', async () => {
  let finish = () => {}
  const begun = Promise.withResolvers<void>()
  const url = await start(async (_, response) => {
    finish = () => response.end('finished')
    begun.resolve()
  })
  const running = fetch(url)
  await begun.promise
  const stopped = stopServing(server as Server, 10_000)
  await expect(fetch(url)).rejects.toThrow()
  finish()
  expect(await (await running).text()).toBe('finished')
  await stopped
})

test('an answer that takes for ever does not keep a stopped server', async () => {
  const begun = Promise.withResolvers<void>()
  const url = await start(async () => begun.resolve())
  const running = fetch(url)
  await begun.promise
  await stopServing(server as Server, 50)
  await expect(running).rejects.toThrow()
})

test('a staging copy keeps search engines away, also from files and data', async () => {
  const robots = async (options: Options) => {
    const url = await start(ok, options)
    return Promise.all(
      ['/api/media/file/a.webp', '/graphql', '/healthz'].map(async (path) =>
        (await fetch(url + path)).headers.get('x-robots-tag'),
      ),
    )
  }
  expect(await robots({ isIndexed: false })).toEqual(Array(3).fill('noindex'))
  await stopServing(server as Server, 100)
  expect(await robots({})).toEqual([null, null, null])
})
