import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type StubApi, startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { loadSitePages } from './testing/site-pages.ts'
import { startTestServer, type TestSite } from './testing/test-site.ts'

const siteUrl = 'https://pryad.example'

let api: StubApi
let site: TestSite

beforeAll(async () => {
  const pages = await loadSitePages()
  api = await startStubApi(someContent())
  site = await startTestServer({ api, pages, settings: { SITE_URL: siteUrl } })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
  vi.unstubAllEnvs()
})

test('/.well-known/security.txt names the address for reports of holes, for less than a year', async () => {
  const { statusCode, headers, body } = await site.app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:privacy@pryad\.example$/m)
  expect(body).toMatch(/^Preferred-Languages: ru, en$/m)
  expect(body).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})
