import { createServer } from 'node:http'
import { addFaqOperation, getRedirectOperation } from '@pryad/contract/generated/operations.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createContentApi } from '#app/api/content-api.server.ts'
import type { RenderPage } from './render-page.ts'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage } from './testing/test-site.ts'

let render: RenderPage

const fresh = siteForEachTest(() => {
  render = async () => aPage('a page')
  return { render: (request) => render(request), settings: { TRUST_PROXY: '127.0.0.1' } }
})
const logText = () => JSON.stringify(fresh.site.log)

describe('the log', () => {
  test('has one short line for a request, without the search of its address and with a shortened visitor', async () => {
    render = async () => aPage('a page', { status: 404 })
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    await fresh.site.app.inject({ url: '/podpiska?email=anna@example.com&token=abc', headers })
    const lines = fresh.site.log.filter(({ msg }) => String(msg).includes('/podpiska'))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.msg).toMatch(/^GET \/podpiska 404 \d+ ms 203\.0\.113\.0\/24$/)
    expect(JSON.stringify(lines[0]).length).toBeLessThanOrEqual(140)
    expect(logText()).not.toMatch(/203\.0\.113\.77|anna|abc/)
  })

  test('has no token of a preview', async () => {
    await fresh.site.app.inject('/preview?token=a-secret-token&path=/')
    await fresh.site.app.inject({ method: 'POST', url: '/preview/exit?path=/&token=a-secret-token' })
    expect(logText()).not.toContain('a-secret-token')
  })

  test('has nothing of a request by accident', async () => {
    render = async ({ log }) => {
      log.error({ err: new Error('Something broke') }, 'page failed')
      return aPage('a page')
    }
    await fresh.site.app.inject({ url: '/video', headers: { cookie: 'preview=a-secret-token' } })
    expect(logText()).toContain('Something broke')
    expect(logText()).not.toContain('a-secret-token')
  })

  const input = {
    name: 'Анна Ковалёва',
    email: 'anna@example.com',
    question: 'Можно ли красить брови?',
    consent: true,
    recaptcha: 'a-solved-captcha',
    idempotencyKey: null,
    pageUrl: null,
  }
  const quoting = `Variable "$input" got invalid value "anna@example.com" at "input.email"; Анна Ковалёва`
  const twice = { message: 'Анна Ковалёва has asked already', extensions: { code: 'TWICE' } }
  const failures: [string, number, string][] = [
    ['with 500', 500, 'Out of memory'],
    ['with an error that quotes the question', 200, JSON.stringify({ errors: [{ message: quoting }] })],
    ['with an error that quotes it in words of its own', 200, JSON.stringify({ errors: [twice] })],
    ['with words', 200, 'Анна Ковалёва, anna@example.com'],
  ]
  test.each(failures)('has nothing of a question when the API answers %s', async (_, status, body) => {
    const broken = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>((resolve) => {
      broken.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => void broken.close())
    const address = broken.address()
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    render = async ({ log }) => {
      const content = createContentApi({
        baseUrl,
        timeoutMs: 5000,
        log: (error) => log.error({ err: error }, 'content API failed'),
      })
      await content
        .request(addFaqOperation, { input })
        .catch((error: unknown) => log.error({ err: error }, 'question could not be sent'))
      if (status !== 200)
        await content.query(getRedirectOperation, { path: '/podpiska?email=anna@example.com' })
      return aPage('a page')
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await fresh.site.app.inject({ method: 'POST', url: '/questions', headers, payload: 'a=b' })
    expect(logText()).toContain('question could not be sent')
    expect(logText()).toContain('addFaq: [')
    expect(logText()).not.toMatch(/Анна|anna|podpiska|брови|a-solved-captcha|127\.0\.0\.1:/)
  })
})

describe('an address that somebody names for a visitor', () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }

  test('is not believed unless they are named, which is told once', async () => {
    const addresses: unknown[] = []
    await fresh.restart({ TRUST_PROXY: '192.0.2.1' })
    render = async ({ request, visitorAddress }) => {
      if (request.method === 'POST') addresses.push(visitorAddress)
      return aPage('a page')
    }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    for (let time = 0; time < 3; time++)
      await fresh.site.app.inject({ method: 'POST', url: '/questions', headers: form, payload: 'a=b' })
    expect(addresses).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1'])
    const warnings = fresh.site.log.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))
    expect(warnings).toMatchObject([{ level: 40, peer: '127.0.0.0/24' }])
  })

  test('is believed of those who are', async () => {
    await fresh.site.app.inject({ url: '/shops', headers })
    expect(logText()).toContain('203.0.113.0/24')
    expect(logText()).not.toContain('TRUST_PROXY')
  })
})
