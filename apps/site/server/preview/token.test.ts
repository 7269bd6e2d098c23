import { issuePreviewToken } from '@pryad/contract/preview/preview-token.ts'
import { describe, expect, test } from 'vitest'
import type { PageRequest } from '../render-page.ts'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { aPage, testSecret } from '../testing/test-site.ts'
import { createTokenReader } from './token.ts'

const { ofCookies } = createTokenReader(testSecret)
const preview = issuePreviewToken(1, testSecret)

describe('the token of a cookie', () => {
  test.each([
    ['token=ABC.DEF.GHI', 'ABC.DEF.GHI'],
    ['cookies=all; token=eyJhbGciOi.J9~x+/y-_z==; a=b', 'eyJhbGciOi.J9~x+/y-_z=='],
    ['token="quoted"', 'quoted'],
    ['token=with%2Fescapes%3D', 'with/escapes='],
  ])('is read, of any make: %s', (cookies, token) => {
    expect(ofCookies(cookies)).toEqual({ token, isPreview: false })
  })

  test('is recognised when it belongs to a preview', () => {
    expect(ofCookies(`token=${preview}`)).toEqual({ token: preview, isPreview: true })
  })

  test.each([
    undefined,
    '',
    'other=1',
    'mytoken=ABC',
    'token=',
    'token=two words',
    'token=a%0d%0aset-cookie:%20b=c',
    'token=%E2%82%AC',
    'token=a%00b',
    `token=${'a'.repeat(5000)}`,
    `token=preview.1.9999999999.${'a'.repeat(43)}`,
  ])('is none that could not be a bearer token, or is a forged preview: %s', (cookies) => {
    expect(ofCookies(cookies)).toBeUndefined()
  })
})

describe('a page for somebody with a token', () => {
  let rendered: PageRequest[]

  const fresh = siteForEachTest(() => {
    rendered = []
    return {
      render: async (request) => {
        rendered.push(request)
        return aPage(`for ${request.token?.token ?? 'everybody'}`)
      },
    }
  })

  const read = async (url: string, cookie?: string) =>
    (await fresh.site.app.inject({ url, headers: cookie ? { cookie } : {} })).body

  test.each(['/', '/video', '/_.data', '/lesson/korni'])(
    'is theirs alone, in either order: %s',
    async (url) => {
      expect(await read(url, 'token=ABC.DEF.GHI')).toBe('for ABC.DEF.GHI')
      expect(await read(url)).toBe('for everybody')
      expect(await read(url, 'token=JKL.MNO.PQR')).toBe('for JKL.MNO.PQR')
      expect(await read(url)).toBe('for everybody')
      expect(rendered.filter(({ token }) => token?.isPreview)).toEqual([])
    },
  )
})
