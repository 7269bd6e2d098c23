import { request as ask } from 'node:http'
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
