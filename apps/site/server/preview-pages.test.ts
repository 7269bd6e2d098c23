import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { siteOver } from './testing/site-over.ts'
import { testSecret } from './testing/test-site.ts'

const site = siteOver(() => startStubApi(someContent()), { settings: { CMS_URL: 'https://panel.example' } })

const url = '/articles/kak-krasit'
const token = issuePreviewToken({ userId: 7, sessionId: 'a1' }, testSecret)
const read = () => site.ask(url, { headers: { cookie: `preview=${token}` } })

test('a preview is made for the editor alone: nobody keeps or lists it, and the panel may frame it', async () => {
  for (let time = 0; time < 2; time++) {
    const { statusCode, headers } = await read()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-page-cache': 'bypass',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self' https://panel.example"),
    })
  }
})

test('a preview asks the API in the name of the editor each time, and leaves visitors their page', async () => {
  site.api.requests.length = 0
  await read()
  await read()
  const { headers, body } = await site.ask(url)
  expect(headers['x-page-cache']).toBe('miss')
  expect(headers['cache-control']).toMatch(/^public/)
  expect(body).not.toContain('action="/preview/exit')
  const asked = site.api.requests.filter(({ operation }) => operation === 'getArticle')
  const bearer = `Bearer ${token}`
  expect(asked.map(({ authorization }) => authorization)).toEqual([bearer, bearer, undefined])
})
