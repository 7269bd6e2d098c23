import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http2 from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../crash/support/until.ts'
import { freePort } from '../scripts/services/ports.ts'
import { App } from './support/apps.ts'
import { type Answer, ask } from './support/ask.ts'
import { metricsOfRules } from './support/metrics.ts'
import { type Nginx, startNginx } from './support/nginx.ts'

const siteHost = 'pryad.example.ru'
const cmsHost = 'cms.example.ru'
const siteSecret = 'a-secret-for-tests-and-nothing-else'
const account = { email: 'anna@example.ru', password: 'Parol2026Testa', name: 'Анна' }

const folder = mkdtempSync(path.join(tmpdir(), 'pryad-operations-'))
const cmsData = path.join(folder, 'cms')
const ports = { http: 0, https: 0, site: 0, cms: 0 }
const apps: { site?: App; cms?: App } = {}
let nginx: Nginx | undefined

beforeAll(async () => {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('TEST_SEED_DIR must name a data folder with the first content.')
  cpSync(seed, cmsData, { recursive: true })
  for (const name of ['site', 'nginx']) mkdirSync(path.join(folder, name))
  for (const name of ['http', 'https', 'site', 'cms'] as const) ports[name] = await freePort()
  const settings = {
    PORT: String(ports.site),
    CMS_PORT: String(ports.cms),
    API_URL: `http://127.0.0.1:${ports.cms}`,
    SITE_PURGE_URLS: `http://127.0.0.1:${ports.site}`,
    SITE_SECRET: siteSecret,
  }
  apps.cms = new App({
    unit: 'pryad-cms',
    settings: { ...settings, DATA_DIR: cmsData, PAYLOAD_SECRET: siteSecret },
    readyUrl: `http://127.0.0.1:${ports.cms}/readyz`,
    logFile: path.join(folder, 'cms.log'),
  })
  apps.site = new App({
    unit: 'pryad-site',
    settings: {
      ...settings,
      DATA_DIR: path.join(folder, 'site'),
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
    readyUrl: `http://127.0.0.1:${ports.site}/readyz`,
    logFile: path.join(folder, 'site.log'),
  })
  await Promise.all([apps.cms.start(), apps.site.start()])
  nginx = await startNginx({ folder: path.join(folder, 'nginx'), ports })
})

afterAll(async () => {
  await nginx?.stop()
  await Promise.all([apps.site?.stop(), apps.cms?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

type Details = Omit<Parameters<typeof ask>[0], 'port' | 'host' | 'path'>
const site = (at: string, details: Details = {}) =>
  ask({ port: ports.https, host: siteHost, path: at, ...details })
const panel = (at: string, details: Details = {}) =>
  ask({ port: ports.https, host: cmsHost, path: at, ...details })
const postJson = (data: unknown, details: Details = {}): Details => ({
  method: 'POST',
  body: JSON.stringify(data),
  ...details,
  headers: { 'content-type': 'application/json', origin: `https://${cmsHost}`, ...details.headers },
})
const asForm = (body: string): Details => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
})
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

/** Asks several times, one after the other. */
async function repeatedly(times: number, question: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let index = 0; index < times; index++) answers.push(await question(index))
  return answers
}

/** Asks many times as fast as it can, with no more under way than an address may have. */
async function floodOf(times: number, question: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < times)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => question()))))
  return answers
}

describe('addresses', () => {
  test.each([siteHost, cmsHost])('http://%s leads to https, with the path', async (host) => {
    const answer = await ask({ port: ports.http, host, path: '/video?slug=korni', isPlain: true })
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(`https://${host}/video?slug=korni`)
  })

  test('a host that is not ours gets no answer', async () => {
    await expect(ask({ port: ports.http, host: 'evil.example', path: '/', isPlain: true })).rejects.toThrow()
    await expect(ask({ port: ports.https, host: 'evil.example', path: '/' })).rejects.toThrow()
  })

  test('browsers get HTTP/2', async () => {
    const session = http2.connect(`https://127.0.0.1:${ports.https}`, {
      servername: siteHost,
      rejectUnauthorized: false,
    })
    const status = await new Promise((resolve, reject) => {
      session.once('error', reject)
      session
        .request({ ':path': '/', ':authority': siteHost })
        .once('response', (headers) => resolve(headers[':status']))
        .resume()
    })
    session.close()
    expect(status).toBe(200)
  })

  test('the site and the panel answer at hosts of their own', async () => {
    const page = await site('/')
    expect(page.status).toBe(200)
    expect(page.body).toContain('<html lang="ru"')
    const { status, body } = await panel('/admin/login')
    expect([200, 302, 307]).toContain(status)
    expect((await panel('/admin/create-first-user')).status).toBe(200)
    expect(body).not.toContain(`localhost:${ports.cms}`)
  })

  test.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/purge',
    '/content-version',
    '/metrics/',
    '/%6Detrics',
    '//metrics',
  ])('%s of the site is closed to the outside', async (at) => {
    expect((await site(at)).status).toBe(404)
    expect(
      (await site(at, { method: 'POST', headers: { authorization: `Bearer ${siteSecret}` } })).status,
    ).toBe(404)
  })

  test.each(['/healthz', '/readyz', '/metrics', '/metrics/'])(
    '%s of the cms is closed to the outside',
    async (at) => {
      expect((await panel(at)).status).toBe(404)
    },
  )
})

describe('headers', () => {
  test('security headers of the apps come through', async () => {
    const { headers } = await site('/')
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/)
    expect(headers['content-security-policy']).toContain('script-src')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers.server).toBe('nginx')
    const admin = await panel('/admin/create-first-user')
    expect(admin.headers['strict-transport-security']).toMatch(/^max-age=/)
    expect(admin.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('each browser gets a page in an encoding it can read', async () => {
    const encodingOf = async (accepted: string) => {
      const answers = await repeatedly(2, () => site('/', { headers: { 'accept-encoding': accepted } }))
      return answers.map(({ headers }) => headers['content-encoding'])
    }
    expect(await encodingOf('br')).toEqual(['br', 'br'])
    expect(await encodingOf('gzip')).toEqual(['gzip', 'gzip'])
    expect(await encodingOf('identity')).toEqual([undefined, undefined])
  })

  test('a visitor is known by the address nginx sees, not by the one they claim', async () => {
    const claimed = {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    }
    expect((await site('/no-such-page', { from: '127.9.8.7', headers: claimed })).status).toBe(404)
    const log = () => readFileSync(path.join(folder, 'site.log'), 'utf8')
    await until('the site knows the visitor', () => log().includes('127.9.8.'), 10_000)
    expect(log()).not.toContain('203.0.113.')
  })

  test('the log of nginx contains no whole address, and no words that were searched for', async () => {
    await site('/video?slug=secret-of-somebody', { from: '127.9.11.77' })
    const log = () => readFileSync(path.join(folder, 'nginx/var/log/nginx/pryad.log'), 'utf8')
    await until('the request is logged', () => log().includes('127.9.11.0'), 5000)
    expect(log()).not.toContain('127.9.11.77')
    expect(log()).not.toContain('secret-of-somebody')
  })

  test('the cms counts attempts by the address nginx sees', async () => {
    const forgot = (from: string, claimed: string) =>
      panel('/api/users/forgot-password', {
        ...postJson({ email: 'nobody@example.ru' }, { headers: { 'x-forwarded-for': claimed } }),
        from,
      })
    const answers = await repeatedly(6, (index) => forgot('127.9.9.7', `203.0.113.${index}`))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.body).toContain('с вашего адреса')
    expect((await forgot('127.9.10.7', '127.9.9.7')).status).toBe(200)
  })
})

describe('limits', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x')
  const asJson = { 'content-type': 'application/json' }
  const asParts = { 'content-type': 'multipart/form-data; boundary=x' }

  test('a JSON body of 2 MB is refused by the panel in words it can show', async () => {
    const answer = await panel('/api/users/login', { method: 'POST', headers: asJson, body: megabytes(2) })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body).errors[0].message).toContain('слишком большое')
  })

  test('a file for an upload may be bigger, up to 310 MB', async () => {
    const stranger = { method: 'POST', headers: asParts, body: megabytes(2) }
    // Whether its body is read or not, a stranger is refused, but not for the size.
    const answer = await panel('/api/media', stranger).catch((error: NodeJS.ErrnoException) => error.code)
    expect(typeof answer === 'object' ? answer.status : answer).toBeOneOf([401, 'ECONNRESET', 'EPIPE'])
    const huge = { ...asParts, 'content-length': String(311 * 1024 * 1024) }
    const refused = await panel('/api/media', { method: 'POST', headers: huge, body: 'x' })
    expect(refused.status).toBe(413)
  })

  test('a question of 2 MB is refused by the site in words', async () => {
    const answer = await site('/questions', { method: 'POST', headers: asParts, body: megabytes(2) })
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('Слишком длинный текст')
  })

  test('sign-ins of one address are limited, those of another go on', async () => {
    let attempt = 0
    const signIn = (from: string) => {
      attempt += 1
      const credentials = { email: `nobody-${attempt}@example.ru`, password: 'wrong' }
      return panel('/api/users/login', { ...postJson(credentials), from })
    }
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('127.1.0.1')))
    const refused = answers.filter(({ status, headers }) => status === 429 && headers['retry-after'] === '60')
    expect(refused.length).toBeGreaterThanOrEqual(3)
    expect(JSON.parse(refused[0]?.body ?? '').errors[0].message).toContain('Слишком много попыток подряд')
    expect((await signIn('127.1.0.2')).status).toBe(401)
  })

  test('forms of one address are limited, its pages are not', async () => {
    const send = () =>
      site('/questions', { method: 'POST', from: '127.1.0.3', headers: asParts, body: '--x--' })
    const sent = await Promise.all(Array.from({ length: 30 }, send))
    expect(statuses(sent)).toContain(429)
    const read = await Promise.all(Array.from({ length: 30 }, () => site('/', { from: '127.1.0.3' })))
    expect(new Set(statuses(read))).toEqual(new Set([200]))
  })

  test('suggestions while somebody types are limited, and leave the form alone', async () => {
    const from = '127.1.0.5'
    const suggest = () => site('/similar-answers', { ...asForm('question=a'), from })
    expect(new Set(statuses(await repeatedly(30, suggest)))).toEqual(new Set([200]))
    const form = await site('/questions', { method: 'POST', from, headers: asParts, body: '--x--' })
    expect(form.status).not.toBe(429)
    expect(statuses(await floodOf(100, suggest))).toContain(429)
  })

  test('the strands of a page come at once, a flood of them does not', async () => {
    const from = '127.1.0.6'
    const { body } = await site('/shade', { from })
    const strands = [...new Set(body.match(/\/strand\/[\w.-]+/g))]
    expect(strands.length).toBeGreaterThan(30)
    const page = await Promise.all(strands.map((at) => site(at, { from })))
    expect(new Set(statuses(page))).toEqual(new Set([200]))
    const askAgain = () => site(strands[0] ?? '', { from })
    expect(statuses(await floodOf(300, askAgain))).toContain(429)
    expect((await site(strands[0] ?? '', { from: '127.1.0.7' })).status).toBe(200)
  })

  test('questions to /graphql of one address are limited', async () => {
    const question = postJson({ query: '{ contentVersion }' })
    const from = '127.1.0.4'
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => panel('/graphql', { ...question, from })),
    )
    expect(statuses(answers)).toContain(200)
    expect(statuses(answers)).toContain(429)
  })
})

describe('the cache', () => {
  const stateOf = ({ headers }: Answer) => headers['x-proxy-cache']

  test('a page that is kept is not asked of the site again', async () => {
    await site('/video')
    expect(stateOf(await site('/video'))).toBe('HIT')
  })

  test('what was sent gets no kept answer, and leaves none', async () => {
    const send = () => site('/ask', { ...asForm('question='), from: '127.1.0.8' })
    await site('/ask')
    const answers = await repeatedly(2, send)
    expect(answers.map(stateOf)).toEqual([undefined, undefined])
    const page = await site('/ask')
    expect(stateOf(page)).toBe('HIT')
    expect(page.body).not.toBe(answers[0]?.body)
  })

  test.each(['/search?q=x', '/search-hits?q=x', '/captcha-challenge'])('%s is asked anew', async (at) => {
    expect((await repeatedly(2, () => site(at))).map(stateOf)).toEqual(['MISS', 'MISS'])
  })

  test('a browser that has the page is told that it is the same', async () => {
    const { etag = '' } = (await site('/video')).headers
    const { status, headers } = await site('/video', { headers: { 'if-none-match': etag } })
    expect([status, headers['x-proxy-cache'], headers['cache-control']]).toEqual([
      304,
      'HIT',
      expect.stringContaining('stale-while-revalidate=60'),
    ])
  })

  test('pages stay while the site is away, and it is used again when it is back', async () => {
    const known = ['/', '/video', '/ask']
    const unknownAt = '/articles/nobody-has-asked-for-this'
    for (const at of known) expect((await site(at)).status).toBe(200)
    await apps.site?.stop('SIGKILL')
    try {
      const answers = await Promise.all(known.flatMap((at) => [at, at, at]).map((at) => site(at)))
      expect(new Set(statuses(answers))).toEqual(new Set([200]))
      const unknown = await site(unknownAt)
      expect(unknown.status).toBe(503)
      expect(unknown.body).toContain('Обновите страницу через десять секунд')
      expect(unknown.headers['retry-after']).toBe('10')
    } finally {
      await apps.site?.start()
    }
    await until('the site is asked again', async () => (await site(unknownAt)).status === 404, 10_000)
  })

  test('while the cms is away, the panel says when it will be back, and a page of older content is kept for nobody', async () => {
    await apps.cms?.stop()
    try {
      const newer = postJson({ version: 'newer' }, { headers: { authorization: `Bearer ${siteSecret}` } })
      await ask({ port: ports.site, host: siteHost, path: '/purge', isPlain: true, ...newer })
      const isOld = ({ headers }: Answer) => headers['x-page-cache'] === 'stale'
      await until('the site makes do with an old page', async () => isOld(await site('/')), 5000)
      const next = await site('/')
      expect([isOld(next), stateOf(next)]).toEqual([true, 'MISS'])
      const answer = await panel('/api/tags')
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.body).errors[0].message).toContain('перезапускается')
      const page = await panel('/admin')
      expect(page.status).toBe(503)
      expect(page.body).toContain('<h1>Панель сейчас вернётся</h1>')
      expect((await site('/')).status).toBe(200)
    } finally {
      await apps.cms?.start()
    }
  })

  test('an edit is seen before the kept page would have been asked for again', async () => {
    const cookie = await firstAccount()
    const headers = { cookie, origin: `https://${cmsHost}` }
    const before = await panel('/api/articles?limit=1&depth=0', { headers })
    const [article] = JSON.parse(before.body).docs
    const at = `/articles/${article.slug}`
    await site(at)
    expect(stateOf(await site(at))).toBe('HIT')

    const title = `Заголовок ${Date.now()}`
    const edit = postJson({ title, _status: 'published' }, { headers })
    const edited = await panel(`/api/articles/${article.id}`, { ...edit, method: 'PATCH' })
    expect(edited.status).toBe(200)
    // By itself a kept page is good for ten seconds, and shown once more after that.
    await until('the edit is seen', async () => (await site(at)).body.includes(title), 8000)
    await until('the new page is kept', async () => stateOf(await site(at)) === 'HIT', 5000)
  })

  test('a preview of drafts gets no kept page, and leaves none', async () => {
    const editor = {
      headers: { cookie: `__Host-preview=${issuePreviewToken({ userId: 1, sessionId: 'a1' }, siteSecret)}` },
    }
    const { headers } = await site('/', editor)
    expect([headers['x-proxy-cache'], headers['x-page-cache']]).toEqual(['BYPASS', 'bypass'])
  })

  test.each<Record<string, string>>([
    { cookie: 'token=anything' },
    { cookie: `__Host-preview=preview.1.a1.9999999999.${'a'.repeat(43)}` },
    { authorization: 'Bearer anything' },
  ])('nobody gets past it by claiming to be somebody: %o', async (headers) => {
    await until('the page is kept', async () => stateOf(await site('/video')) === 'HIT', 10_000)
    const answer = await site('/video', { headers })
    expect(stateOf(answer)).toBeOneOf(['HIT', 'STALE', 'UPDATING'])
    expect(answer.headers['x-robots-tag']).toBeUndefined()
  })
})

test('every number that the alerts look at is told by the running apps', async () => {
  const told = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const texts = { 'pryad-site': await told(ports.site), 'pryad-cms': await told(ports.cms) }
  const missing = metricsOfRules().filter(({ app, metric }) => !texts[app].includes(`# TYPE ${metric} `))
  expect(missing).toEqual([])
})

/** Makes the first account: the cookie of its session. */
async function firstAccount(): Promise<string> {
  const file = path.join(cmsData, 'secrets/first-account-code')
  const code = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  const answer = await panel('/api/users/first-register', {
    ...postJson({ ...account, code }),
    from: '127.1.0.9',
  })
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
  if (!cookie) throw new Error(`The first account was answered ${answer.status}: ${answer.body}`)
  return cookie
}
