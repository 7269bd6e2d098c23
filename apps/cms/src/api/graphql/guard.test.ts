import { expect, test } from 'vitest'
import { allowedOrigin, guardGraphql } from './guard.ts'

const listed = ['https://pryad.ru', 'http://localhost:8080']

test.each([
  ['https://pryad.ru', 'https://pryad.ru'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://localhost:8081', 'https://pryad.ru'],
  ['null', 'https://pryad.ru'],
  [null, 'https://pryad.ru'],
])('a page of %s is told that answers are for %s', (asking, allowed) => {
  expect(allowedOrigin(asking, listed)).toBe(allowed)
})

test('any page may read where the operator says so', () => {
  expect(allowedOrigin('https://elsewhere.example', ['*'])).toBe('*')
})

test('HEAD asks what GET would', async () => {
  const asked = new Request('http://cms.test/graphql?query=%7Btags%7Bdata%7Bid%7D%7D%7D', { method: 'HEAD' })
  // Next.js hands over a proxy of the request.
  const handedOver = new Proxy(asked, { get: (target, name) => Reflect.get(target, name) })
  const { status } = await guardGraphql(
    handedOver,
    async ({ method, url }) =>
      new Response(null, { status: method === 'GET' && url === asked.url ? 200 : 405 }),
  )
  expect(status).toBe(200)
})
