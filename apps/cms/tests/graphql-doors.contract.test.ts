import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { endless, megabyte } from './support/endless.ts'

const cms = await testCms({ SITE_URL: 'https://pryad.test' })

describe('GraphQL', () => {
  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/graphql',
    '',
  ])('a body of type "%s" is refused', async (type) => {
    const answer = await cms.graphql({
      headers: { 'content-type': type },
      body: '{"query":"{ __typename }"}',
    })
    expect(answer.status).toBe(415)
  })

  test('a query of more than a megabyte is refused', async () => {
    const { read, body } = endless()
    const answer = await cms.graphql({ headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(413)
    expect(read.bytes).toBeLessThanOrEqual(megabyte + 64 * 1024)
  })

  test.each(['https://evil.example', 'null', 'https://pryad.test'])(
    'a page of %s is told only of the site, and cookies are never welcome',
    async (origin) => {
      const { headers } = await cms.get('{ __typename }', { origin })
      expect(headers.get('access-control-allow-origin')).toBe('https://pryad.test')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  test('a browser that asks beforehand learns what the site may send', async () => {
    const headers = {
      origin: 'https://pryad.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const answer = await cms.graphql({ method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': 'https://pryad.test',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
    })
  })

  test('thousands of levels are refused as too long', async () => {
    for (const query of [
      `${'{a'.repeat(5000)}${'}'.repeat(5000)}`,
      `{ a(b: ${'['.repeat(9000)}${']'.repeat(9000)}) }`,
    ]) {
      const { errors } = await cms.ask(query)
      expect(errors?.[0]?.message).toContain('tokens')
    }
  })

  test('the schema is told to nobody, neither asked for nor by suggestions', async () => {
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Article") { fields { name } } }',
      '{ __type(name: "Article") { ...All } } fragment All on __Type { possibleTypes { name } }',
    ]) {
      const { data, errors } = await cms.ask(query)
      expect(errors?.[0]?.message).toContain('introspection has been disabled')
      expect(data).toBeUndefined()
    }
    const mistaken = await cms.ask('{ articls { id } }')
    expect(mistaken.errors?.[0]?.message).toContain('Cannot query field "articls"')
    expect(mistaken.errors?.[0]?.message).not.toContain('articles')
  })
})
