import { beforeEach, expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, knowsContent, testSecret } from './testing/test-site.ts'

let content: string

/** A site that does not find out by itself that the content has changed, once it knows it. */
const fresh = siteForEachTest(() => {
  content = 'before the edit'
  return { render: async () => aPage(content), settings: { CONTENT_POLL_MS: '3600000' } }
})
beforeEach(() => knowsContent(fresh.site))

const authorization = `Bearer ${testSecret}`
const readPage = async () => (await fresh.site.app.inject('/video')).body

async function purge(headers: Record<string, string>, payload?: string | object): Promise<number> {
  const answer = await fresh.site.app.inject({
    method: 'POST',
    url: '/purge',
    headers,
    ...(payload ? { payload } : {}),
  })
  return answer.statusCode
}

test.each<[string, object | undefined]>([
  ['with the new version', { version: '2' }],
  ['without a version', {}],
  ['without a body', undefined],
])('a purge %s shows the edit at once', async (_, payload) => {
  expect(await readPage()).toBe('before the edit')
  content = 'after the edit'
  expect(await readPage()).toBe('before the edit')
  expect(await purge({ authorization }, payload)).toBe(204)
  expect(await readPage()).toBe('after the edit')
})

test('a purge tells caches in front of the site the new version', async () => {
  await purge({ authorization }, { version: 'second' })
  const { headers } = await fresh.site.app.inject('/content-version')
  expect(headers).toMatchObject({
    'x-content-version': expect.stringMatching(/^test-\w+-second$/),
    'cache-control': 'no-store',
  })
})

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['another token', { authorization: 'Bearer guessed' }],
  ['a token that the right one begins with', { authorization: authorization.slice(0, -1) }],
  ['the token twice', { authorization: authorization + testSecret }],
  ['the token in another way', { authorization: testSecret }],
])('a purge with %s changes nothing', async (_, headers) => {
  await readPage()
  content = 'after the edit'
  expect(await purge(headers, { version: '2' })).toBe(401)
  expect(await readPage()).toBe('before the edit')
})

test.each(['no JSON', '[]', '{"version":1}', '{"version":""}', JSON.stringify({ version: 'x'.repeat(101) })])(
  'a purge that says %.30s is refused and changes nothing',
  async (payload) => {
    await readPage()
    content = 'after the edit'
    expect(await purge({ authorization, 'content-type': 'application/json' }, payload)).toBe(400)
    expect(await readPage()).toBe('before the edit')
  },
)

test('a site that shares no secret with the panel takes no purge', async () => {
  await fresh.restart({ SITE_SECRET: '' })
  expect(await purge({ authorization }, { version: '2' })).toBe(401)
  expect(await purge({ authorization: 'Bearer ' }, { version: '2' })).toBe(401)
})
