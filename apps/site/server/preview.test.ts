import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { describe, expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { testSecret } from './testing/test-site.ts'

const fresh = siteForEachTest(() => ({ settings: { CMS_URL: 'https://panel.example' } }))

const hour = 3600
const token = issuePreviewToken({ userId: 7, sessionId: 'a1' }, testSecret)
const enter = (search: Record<string, string>) =>
  fresh.site.app.inject(`/preview?${new URLSearchParams(search)}`)

/** Nobody keeps such an answer, lists it, or passes its address on. */
const forTheEditorAlone = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

describe('the link of the panel', () => {
  test('leads to the page, and the browser keeps the token for as long as it is good', async () => {
    const { statusCode, headers } = await enter({ token, path: '/articles/kak-krasit?a=b#shag' })
    expect([statusCode, headers.location]).toEqual([302, '/articles/kak-krasit?a=b#shag'])
    expect(headers).toMatchObject(forTheEditorAlone)
    const [, value, seconds] =
      /^preview=([^;]+); Max-Age=(\d+); Path=\/; HttpOnly; SameSite=Lax$/.exec(
        String(headers['set-cookie']),
      ) ?? []
    expect(value).toBe(token)
    expect(Number(seconds)).toBeLessThanOrEqual(hour)
    expect(Number(seconds)).toBeGreaterThan(hour - 60)
  })

  test('sets a cookie for https and this host alone where the site has that', async () => {
    await fresh.restart({ SITE_URL: 'https://pryad.example' })
    expect(String((await enter({ token })).headers['set-cookie'])).toMatch(
      /^__Host-preview=preview\.[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test.each([
    ['no path', undefined],
    ['the address of another site', 'https://elsewhere.example/'],
    ['an address without a scheme', '//elsewhere.example/'],
    ['a backslash', '/\\elsewhere.example'],
    ['two slashes behind a dot', '/.//elsewhere.example/'],
    ['the way in once more', '/preview?token=a'],
    ['a script', 'javascript:alert(1)'],
  ])('leads to the main page when it names %s', async (_, path) => {
    const { statusCode, headers } = await enter({ token, ...(path === undefined ? {} : { path }) })
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })

  test.each([
    ['forged', `${token.slice(0, -1)}!`],
    [
      'of another site',
      issuePreviewToken({ userId: 7, sessionId: 'a1' }, 'the-secret-of-another-site-altogether'),
    ],
    [
      'past its time',
      issuePreviewToken({ userId: 7, sessionId: 'a1' }, testSecret, Date.now() - (hour + 1) * 1000),
    ],
    ['missing', ''],
  ])('says that it is too old when its token is %s', async (_, wrong) => {
    const { statusCode, headers, body } = await enter({ token: wrong, path: '/' })
    expect(statusCode).toBe(403)
    expect(headers).toMatchObject(forTheEditorAlone)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<h1>Ссылка на предпросмотр устарела</h1>')
  })

  test('opens nothing on a site that shares no secret with the panel', async () => {
    await fresh.restart({ SITE_SECRET: '' })
    expect((await enter({ token, path: '/' })).statusCode).toBe(403)
  })
})

describe('a preview in the frame of the panel', () => {
  test.each(['articles/12', 'site-settings'])('goes to the panel for a token: %s', async (document) => {
    const { statusCode, headers } = await enter({ document })
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`https://panel.example/api/preview?${new URLSearchParams({ document })}`)
    expect(headers).toMatchObject(forTheEditorAlone)
  })

  test.each(['', '../admin', 'articles/12/versions', 'articles/x', 'Articles', 'a'.repeat(41)])(
    'is not found when it is no document: %s',
    async (document) => {
      const { statusCode, headers, body } = await enter({ document })
      expect(statusCode).toBe(404)
      expect(headers).toMatchObject(forTheEditorAlone)
      expect(body).toContain('<h1>Такого материала нет</h1>')
    },
  )
})

test('an editor who leaves the preview goes on to the page, and the browser forgets the token', async () => {
  const { statusCode, headers } = await fresh.site.app.inject({
    method: 'POST',
    url: '/preview/exit?path=/articles/kak-krasit',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([statusCode, headers.location]).toEqual([303, '/articles/kak-krasit'])
  expect(headers['set-cookie']).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(headers).toMatchObject(forTheEditorAlone)
})
