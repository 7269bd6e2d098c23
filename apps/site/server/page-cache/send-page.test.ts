import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { encodingFor, sendPage } from './send-page.ts'

const body = 'Прядь за прядью. '.repeat(200)
let page: CachedPage
let server: Server
let port: number

beforeAll(async () => {
  page = await CachedPage.make(
    {
      status: 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      body: Buffer.from(body),
      isWhole: true,
    },
    0,
  )
  server = createServer((asked, answer) => sendPage(asked, answer, page, 'hit'))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function ask(headers: Record<string, string>, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, method, headers }, resolve).once('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

test('a page comes in brotli, gzip or as it is', async () => {
  const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(body)
  const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(body)
  const identity = await ask({})
  expect(identity.headers['content-encoding']).toBeUndefined()
  expect(identity.body.toString()).toBe(body)
  expect(identity.headers.vary).toBe('accept-encoding')
})

test('every encoding has a tag of its own; a browser that has it gets 304 without a body', async () => {
  const tags = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => tagOf(encoding)))
  expect(new Set(tags).size).toBe(3)
  for (const known of [tags[0], `W/${tags[0]}`, `"other", ${tags[0]}`, '*']) {
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': known ?? '' })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(tags[0])
  }
  expect((await ask({ 'accept-encoding': 'br', 'if-none-match': tags[1] ?? '' })).status).toBe(200)
})

test('a page that has been compressed better since is sent again, and has another tag', async () => {
  const quick = await ask({ 'accept-encoding': 'br' })
  const plain = await tagOf('identity')
  await page.compressWell()
  const best = await ask({ 'accept-encoding': 'br', 'if-none-match': quick.headers.etag ?? '' })
  expect(best.status).toBe(200)
  expect(best.body.length).not.toBe(quick.body.length)
  expect(best.headers.etag).not.toBe(quick.headers.etag)
  expect(brotliDecompressSync(best.body).toString()).toBe(body)
  expect(await tagOf('identity')).toBe(plain)
})

test('HEAD tells the size and sends nothing', async () => {
  const answer = await ask({}, 'HEAD')
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(answer.body).toHaveLength(0)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.000', 'identity'],
])('accept-encoding %s is answered by %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

async function tagOf(encoding: string): Promise<string | undefined> {
  return (await ask({ 'accept-encoding': encoding })).headers.etag
}
