import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issuePreviewToken, previewLifetimeSeconds, readPreviewToken } from './preview-token.ts'

const secret = 'a-secret-for-tests-and-nothing-else'
const owner = { userId: 7, sessionId: '0f8c2a4e-11aa-4bcd-9ef0-123456789abc' }
const noon = Date.parse('2026-11-21T12:00:00Z')
const lifetimeMs = previewLifetimeSeconds * 1000

test('a token names its user and their session for an hour', () => {
  const token = issuePreviewToken(owner, secret, noon)
  expect(readPreviewToken(token, secret, noon)).toMatchObject(owner)
  expect(readPreviewToken(token, secret, noon + lifetimeMs - 1)).toMatchObject(owner)
  expect(readPreviewToken(token, secret, noon + lifetimeMs)).toBeUndefined()
})

test('a site with another secret does not accept it', () => {
  expect(readPreviewToken(issuePreviewToken(owner, secret, noon), `${secret}!`, noon)).toBeUndefined()
})

test('whatever is changed in it makes it worthless', () => {
  const token = issuePreviewToken(owner, secret, noon)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0123456789abcXYZ_-. '), (place, letter) => {
      fc.pre(token[place] !== letter)
      const changed = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`
      expect(readPreviewToken(changed, secret, noon)).toBeUndefined()
    }),
  )
})

test.each(['', 'preview', 'preview.7', 'preview.7.a1.9999999999.', 'preview.7.a1.9999999999.яяя', 'a.b.c'])(
  '«%s» is no token',
  (token) => {
    expect(readPreviewToken(token, secret, noon)).toBeUndefined()
  },
)

test('it can stand in a cookie and in an address as it is', () => {
  expect(issuePreviewToken(owner, secret, noon)).toMatch(/^[A-Za-z0-9._~-]+$/)
})
