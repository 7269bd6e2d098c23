import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  aPage,
  startTestApi,
  startTestSite,
  type TestApi,
  type TestSite,
  testSecret,
} from './testing/test-site.ts'

let api: TestApi
let dataDir: string
const sites: TestSite[] = []
/** The current text of the editors. */
let content: string

beforeEach(async () => {
  api = await startTestApi()
  dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-site-'))
  content = 'before the edit'
})
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
  await api.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A site whose pages show the content as it is when they are made; without the API they are not whole, unless they need nothing of it. */
async function start(needsApi = true, settings: Record<string, string> = {}): Promise<TestSite> {
  const render = async () => {
    const isWhole = !needsApi || api.version !== null
    return aPage(content, { isWhole, status: isWhole ? 200 : 503 })
  }
  const site = await startTestSite({ api, dataDir, render, settings })
  sites.push(site)
  return site
}

const read = async (site: TestSite, url = '/video') => (await site.app.inject(url)).body
const versionsAsked = () => api.asked.filter((asked) => asked === '/graphql').length

test('an edit before the site has learned the version of the content is shown as soon as it has', async () => {
  api.version = null
  const site = await start(false)
  // Made of the content as it was, and kept: nobody knows yet which version that is.
  expect(await read(site)).toBe('before the edit')
  content = 'after the edit'
  api.version = '2'
  await vi.waitFor(async () => expect(await read(site)).toBe('after the edit'), 10_000)
})

test('a change that is told before the first answer is shown, and asking for the version later changes nothing', async () => {
  api.version = null
  const site = await start(false)
  expect(await read(site)).toBe('before the edit')
  content = 'after the edit'
  const headers = { authorization: `Bearer ${testSecret}`, 'content-type': 'application/json' }
  const told = await site.app.inject({ method: 'POST', url: '/purge', headers, payload: { version: '2' } })
  expect(told.statusCode).toBe(204)
  expect(await read(site)).toBe('after the edit')
  api.version = '2'
  const before = versionsAsked()
  await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(before + 3), 10_000)
  expect((await site.app.inject('/video')).headers['x-page-cache']).toBe('hit')
})

test('pages of an earlier run are answered while the API is away, and renewed when it is back', async () => {
  const first = await start()
  await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(0), 10_000)
  await vi.waitFor(async () => {
    await read(first)
    expect((await first.app.inject('/video')).headers['x-page-cache']).toBe('hit')
  })
  await first.stop()
  sites.splice(0)

  api.version = null
  content = 'after the edit'
  const second = await start()
  await vi.waitFor(async () => expect(await read(second)).toBe('before the edit'), 10_000)
  expect((await second.app.inject('/readyz')).statusCode).toBe(200)
  api.version = '2'
  await vi.waitFor(async () => expect(await read(second)).toBe('after the edit'), 10_000)
})

test('pages of an earlier run are not answered by a site of other settings, which stand in them', async () => {
  const first = await start()
  const versionOf = async (site: TestSite) =>
    (await site.app.inject('/content-version')).headers['x-content-version']
  await vi.waitFor(async () => {
    expect(await versionOf(first)).toBeDefined()
    await read(first)
    expect((await first.app.inject('/video')).headers['x-page-cache']).toBe('hit')
  }, 10_000)
  const version = await versionOf(first)
  await first.stop()
  const others: Record<string, string>[] = [
    { SITE_URL: 'http://other.example' },
    { GTM_ID: 'GTM-1' },
    { INDEXING: 'off' },
    { METRICA_ID: '1' },
    { SITE_SECRET: 's'.repeat(32) },
    { CAPTCHA_SITEKEY: 'k' },
  ]
  for (const settings of others) {
    // Caches in front of the site keep pages by the version.
    const informed = await start(true, settings)
    await vi.waitFor(async () => expect(await versionOf(informed)).toBeDefined(), 10_000)
    expect(await versionOf(informed)).not.toBe(version)
    await informed.stop()
    api.version = null
    const away = await start(true, settings)
    expect((await away.app.inject('/video')).statusCode, JSON.stringify(settings)).toBe(503)
    await away.stop()
    api.version = '1'
  }
  sites.splice(0)
})

test('an edit that nobody tells of is found by asking', async () => {
  const site = await start()
  await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(1), 10_000)
  expect(await read(site)).toBe('before the edit')
  content = 'after the edit'
  api.version = '2'
  await vi.waitFor(async () => expect(await read(site)).toBe('after the edit'), 10_000)
})

test('a version that is known already renews no page', async () => {
  const site = await start()
  await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(1), 10_000)
  await vi.waitFor(async () => {
    await read(site)
    expect((await site.app.inject('/video')).headers['x-page-cache']).toBe('hit')
  })
  const before = versionsAsked()
  await vi.waitFor(() => expect(versionsAsked()).toBeGreaterThan(before + 3), 10_000)
  expect((await site.app.inject('/video')).headers['x-page-cache']).toBe('hit')
})
