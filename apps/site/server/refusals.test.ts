import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, listen, startTestSite } from './testing/test-site.ts'

const fresh = siteForEachTest()

const errors = () => fresh.site.log.filter(({ level }) => Number(level) >= 40)

describe('a method that the site does not know', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY'])(
    '%s is refused with the ones it knows, and is no error',
    async (method) => {
      for (const path of ['/', '/media/a.0123456789.webp', '/purge', '/no/such/page']) {
        const answer = await askBySocket(method, path)
        expect([answer.status, answer.allow], path).toEqual([405, 'GET, HEAD, POST'])
      }
      expect(errors()).toEqual([])
      expect(fresh.site.log.filter(({ msg }) => String(msg).startsWith(method))).toEqual([])
    },
  )
})

test('a page that takes no form says what it takes', async () => {
  const reader = await startTestSite({
    api: fresh.api,
    render: async () => aPage('no form here', { status: 405 }),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await reader.app.inject({ method: 'POST', url: '/video', headers, payload: 'a=b' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  await reader.stop()
})

describe('a form', () => {
  const bodies: [string, Record<string, string>, string, number][] = [
    ['as JSON', { 'content-type': 'application/json' }, '{"name":"Анна"}', 415],
    ['without a type', {}, 'name=%D0%90', 415],
    ['of a type that is none', { 'content-type': 'nonsense' }, 'name=%D0%90', 415],
    ['as plain text', { 'content-type': 'text/plain' }, 'name=%D0%90', 415],
    ['too long', { 'content-type': 'application/x-www-form-urlencoded' }, `a=${'a'.repeat(70_000)}`, 413],
  ]
  test.each(bodies)('%s is refused kindly, and is no error', async (_, headers, payload, status) => {
    for (const url of ['/questions', '/ask']) {
      const answer = await fresh.site.app.inject({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.body).toMatch(/<h1>[А-Я]/)
    }
    expect(errors()).toEqual([])
  })

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Multipart/Form-Data;boundary=x',
  ])('as %s goes on to its page', async (type) => {
    const headers = { 'content-type': type }
    const answer = await fresh.site.app.inject({ method: 'POST', url: '/questions', headers, payload: 'a=b' })
    expect([answer.statusCode, answer.body]).toEqual([200, 'a page'])
  })
})

describe('what is no request', () => {
  test.each([
    [
      'a header that is too large',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['an address with a blank', 'GET /shades/6 0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'an address in another alphabet',
      Buffer.from('GET /\xee\xf2 HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1'),
      400,
    ],
    ['a header with a Russian name', 'GET / HTTP/1.1\r\nHost: a\r\nимя: a\r\n\r\n', 400],
    ['a method nobody knows', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no HTTP at all', 'привет\r\n\r\n', 400],
  ])('%s is refused in Russian', async (_, sent, status) => {
    const answer = await sendRaw(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\ncontent-type: text\/html; charset=utf-8\r\n[\s\S]*<h1>[А-Я]/)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(errors()).toEqual([])
  })

  test('HEAD is refused without a body', async () => {
    const answer = await sendRaw('HEAD /shades/6 0 HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/)
  })

  test.each([
    ['/оттенки?q=хна', '/%D0%BE%D1%82%D1%82%D0%B5%D0%BD%D0%BA%D0%B8?q=%D1%85%D0%BD%D0%B0'],
    ['/shade».', '/shade%C2%BB.'],
    ['/a%20б', '/a%20%D0%B1'],
    ['//evil.example/б', '/evil.example/%D0%B1'],
  ])('an address whose letters are not escaped, %s, is led to %s', async (address, location) => {
    const answer = await sendRaw(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 301 /)
    expect(answer).toContain(`\r\nlocation: ${location}\r\n`)
  })
})

/** Sends bytes, and gives the whole answer. */
async function sendRaw(sent: string | Buffer): Promise<string> {
  const socket = connect(await listen(fresh.site), '127.0.0.1')
  socket.write(sent)
  return await text(socket)
}

/** Asks by any method that HTTP can carry. */
async function askBySocket(method: string, path: string) {
  const port = await listen(fresh.site)
  return await new Promise<{ status: number | undefined; allow: string | undefined }>((resolve, reject) => {
    ask({ method, port, path, host: '127.0.0.1' }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, allow: answer.headers.allow })
    })
      .on('error', reject)
      .end()
  })
}
