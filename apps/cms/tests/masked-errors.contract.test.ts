import { GraphQLError } from 'graphql'
import { APIError } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'

const cms = await testCms()
afterEach(() => vi.restoreAllMocks())

/** The message of a failure that everybody gets; the site shows it on its error page. */
const masked = 'Что-то сломалось на сервере. Попробуйте ещё раз через минуту.'

describe('a message of the API holds nothing of what is inside', () => {
  test.each([
    ['of the database', () => new Error('SQLITE_BUSY: /srv/secret/pryad.db')],
    ['of Payload, meant for its panel', () => new APIError('secret of the house', 400, undefined, true)],
    ['of GraphQL itself', () => new GraphQLError('secret of the house')],
    [
      'that calls itself a refusal',
      () => new GraphQLError('secret of the house', { extensions: { code: 'BAD_USER_INPUT' } }),
    ],
  ])('when an error comes up %s', async (_, makeError) => {
    vi.spyOn(cms.payload, 'find').mockRejectedValueOnce(makeError())
    const { errors } = await cms.ask('{ tags { id } }')
    expect(JSON.stringify(errors)).not.toMatch(/secret|SQLITE/)
    expect(errors?.map(({ message }) => message)).toEqual([masked])
  })

  test('when a stored value does not fit its type', async () => {
    const stored = { docs: [{ id: { secret: 1 }, name: null, slug: 'sedina' }] }
    vi.spyOn(cms.payload, 'find').mockResolvedValueOnce(stored as never)
    const { errors } = await cms.ask('{ tags { id name slug } }')
    expect(JSON.stringify(errors)).not.toContain('secret')
    expect(errors?.length).toBeGreaterThan(0)
    for (const { message } of errors ?? []) expect(message).toBe(masked)
  })

  test('when the reader is unknown', async () => {
    vi.spyOn(cms.payload, 'auth').mockRejectedValueOnce(new Error('secret of the house'))
    const { errors } = await cms.ask('{ tags { id } }', {}, { authorization: 'JWT whose' })
    expect(errors?.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors)).not.toContain('secret')
  })

  test('and a request of a visitor without a session is not authenticated at all', async () => {
    const auth = vi.spyOn(cms.payload, 'auth')
    expect((await cms.ask('{ tags { id } }')).errors).toBeUndefined()
    expect(auth).not.toHaveBeenCalled()
  })
})

test('a message that is for people reaches them', async () => {
  const { errors } = await cms.ask('{ articles(first: 101) { data { id } } }')
  expect(errors?.[0]).toMatchObject({
    message: 'Argument "first" must be from 1 to 100.',
    extensions: { code: 'BAD_USER_INPUT' },
  })
})
