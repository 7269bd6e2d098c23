import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { describe, expect, test } from 'vitest'
import { createPreviewTokenFinder } from './preview.ts'
import type { PageRequest } from './render-page.ts'
import { siteForEachTest } from './testing/site-for-each-test.ts'
import { aPage, knowsContent, testSecret } from './testing/test-site.ts'

const siteUrl = 'http://pryad.example'
const find = createPreviewTokenFinder({ siteSecret: testSecret, siteUrl })
const token = issuePreviewToken({ userId: 1, sessionId: 'a1' }, testSecret)

describe('a preview token', () => {
  test.each([`preview=${token}`, `cookies=all; preview=${token}; a=b`, `cookies=all;preview=${token}`])(
    'is found among the cookies: %s',
    (cookies) => {
      expect(find(cookies)).toBe(token)
    },
  )

  test.each([
    undefined,
    '',
    'other=1',
    'preview=',
    'preview=ABC.DEF.GHI',
    `token=${token}`,
    `my-preview=${token}`,
    `__Host-preview=${token}`,
    `preview=${token}a`,
    `preview=${issuePreviewToken({ userId: 1, sessionId: 'a1' }, 'the-secret-of-another-site')}`,
    `preview=${issuePreviewToken({ userId: 1, sessionId: 'a1' }, testSecret, 0)}`,
    `preview=preview.1.a1.9999999999.${'a'.repeat(43)}`,
  ])('is none of another name, forged or past its time: %s', (cookies) => {
    expect(find(cookies)).toBeUndefined()
  })

  test('is in a cookie of this host alone where the site has https', () => {
    const findSecure = createPreviewTokenFinder({ siteSecret: testSecret, siteUrl: 'https://pryad.example' })
    expect(findSecure(`__Host-preview=${token}`)).toBe(token)
    expect(findSecure(`preview=${token}`)).toBeUndefined()
  })

  test('is good on no site that shares no secret with the panel', () => {
    expect(createPreviewTokenFinder({ siteSecret: undefined, siteUrl })(`preview=${token}`)).toBeUndefined()
  })
})

describe('a page for an editor with a preview token', () => {
  let rendered: PageRequest[]

  const fresh = siteForEachTest(() => {
    rendered = []
    return {
      render: async (request) => {
        rendered.push(request)
        return aPage(`for ${request.previewToken ?? 'everybody'}`)
      },
    }
  })

  const read = async (url: string, cookie?: string) =>
    (await fresh.site.app.inject({ url, headers: cookie ? { cookie } : {} })).body

  test.each(['/', '/video', '/_.data', '/lesson/korni'])(
    'is theirs alone, in either order: %s',
    async (url) => {
      const other = issuePreviewToken({ userId: 2, sessionId: 'a1' }, testSecret)
      expect(await read(url, `preview=${token}`)).toBe(`for ${token}`)
      expect(await read(url)).toBe('for everybody')
      expect(await read(url, `preview=${other}`)).toBe(`for ${other}`)
      expect(await read(url)).toBe('for everybody')
    },
  )

  test('is told to a cache in front of the site, and nobody else is', async () => {
    await knowsContent(fresh.site)
    const told = async (cookie: string) =>
      (await fresh.site.app.inject({ url: '/content-version', headers: { cookie } })).headers['x-preview']
    expect(await told(`preview=${token}`)).toBe('1')
    expect(await told('preview=ABC; token=ABC')).toBeUndefined()
  })
})
