import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { addFaqOperation, getProductsOperation } from '@pryad/contract/generated/operations.ts'
import { readSiteEnvironment } from '@pryad/environment/site-environment.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CombinedError } from './combined-error.ts'
import { AnswerCache, createContentApi } from './content-api.server.ts'
import { BackendKind } from './graphql-over-http.server.ts'
import { createOwnCaptcha, type OwnCaptcha } from './plain/own-captcha.server.ts'

type Asked = { method: string; path: string; headers: Record<string, unknown>; body: string }

const products = { data: { productsPackageProducts: { data: [] } } }
const input = {
  name: 'Анна',
  email: 'anna@example.com',
  question: 'С чего начать?',
  recaptcha: '1',
  consent: true,
}

let server: Server
let baseUrl: string
let asked: Asked[]
/** The next answers of the API; the last one is repeated. */
let answers: { status?: number; headers?: Record<string, string>; body: unknown }[]

beforeEach(async () => {
  asked = []
  answers = [{ body: products }]
  server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, body: await text(request) })
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { body: '' }
    const { status = 200, body } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const create = (options: object = {}) => createContentApi({ baseUrl, timeoutMs: 5000, ...options })

describe('a query', () => {
  test('goes by GET to /graphql, with its name, its text and its variables', async () => {
    await create().request(getProductsOperation, { ean: ['2007700000161'] })
    expect(asked).toHaveLength(1)
    const { pathname, searchParams } = new URL(asked[0]?.path ?? '', baseUrl)
    expect([asked[0]?.method, pathname]).toEqual(['GET', '/graphql'])
    expect(asked[0]?.headers).toHaveProperty('apollo-require-preflight')
    expect(searchParams.get('operationName')).toBe('getProducts')
    expect(searchParams.get('query')).toContain('productsPackageProducts')
    expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ ean: ['2007700000161'] })
  })

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried once more on %i', async (status) => {
    answers = [{ status, body: '' }, { body: products }]
    await expect(create().request(getProductsOperation, { ean: [] })).resolves.toEqual(products.data)
    expect(asked).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 422, 501])('is not tried again on %i, which is an error', async (status) => {
    answers = [{ status, body: '' }]
    await expect(create().request(getProductsOperation, { ean: [] })).rejects.toThrow('[Network]')
    expect(asked).toHaveLength(1)
  })

  test('that fails is logged and gives an empty object', async () => {
    answers = [{ body: { errors: [{ message: 'The database is away' }, { message: 'So is the cache' }] } }]
    const log = vi.fn()
    expect(await create({ log }).query(getProductsOperation, { ean: [] })).toEqual({})
    const error: unknown = log.mock.lastCall?.[0]
    expect(error).toBeInstanceOf(CombinedError)
    expect(error).toMatchObject({
      message: 'getProducts: [GraphQL] The database is away; [GraphQL] So is the cache',
    })
  })

  test.each(['', 'words', '[]', {}, { data: null }])(
    'with an answer that is no GraphQL fails: %o',
    async (body) => {
      answers = [{ body }]
      await expect(create().request(getProductsOperation, { ean: [] })).rejects.toThrow('[Protocol]')
    },
  )

  test('is sent again every time when it asks for products; others are answered from memory while the content stays', async () => {
    const api = create({ answers: new AnswerCache() })
    for (let time = 0; time < 2; time++) await api.query(getProductsOperation, { ean: [] }, { isFresh: true })
    expect(asked).toHaveLength(2)
    for (let time = 0; time < 2; time++) await api.query(getProductsOperation, { ean: [] })
    expect(asked).toHaveLength(3)
  })
})

describe('a mutation', () => {
  test('goes by POST, and is never tried again', async () => {
    answers = [{ status: 503, body: '' }]
    await expect(create().request(addFaqOperation, { input })).rejects.toThrow('[Network]')
    expect(asked.map(({ method }) => method)).toEqual(['POST'])
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ operationName: 'addFaq', variables: { input } })
  })

  test('that is refused tells the fields, whatever the status', async () => {
    const extensions = { code: 'BAD_USER_INPUT', fields: { email: 'Нет такого адреса' } }
    answers = [{ status: 400, body: { errors: [{ message: 'Refused', extensions }] } }]
    await expect(create().request(addFaqOperation, { input })).rejects.toMatchObject({
      graphql: [{ extensions }],
    })
  })
})

test('a backend that takes no GET is asked by POST, from then on at once', async () => {
  answers = [{ status: 405, body: '' }, { body: products }]
  const api = create()
  expect(await api.request(getProductsOperation, { ean: [] })).toEqual(products.data)
  await api.request(getProductsOperation, { ean: [] })
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
    operationName: 'getProducts',
    variables: { ean: [] },
  })
})

test('words of a visitor are in the body, and in no address nor message of a failure', async () => {
  answers = [{ body: { errors: [{ message: 'Expected «Я беременна».', extensions: { code: 'BAD' } }] } }]
  const messages: string[] = []
  const api = create({ log: ({ message }: Error) => messages.push(message) })
  await api.query(getProductsOperation, { ean: ['Я беременна'] }, { isPersonal: true })
  expect(asked.map(({ method, path }) => [method, path])).toEqual([['POST', '/graphql']])
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ variables: { ean: ['Я беременна'] } })
  expect(messages).toEqual(['getProducts: [GraphQL] BAD'])
})

test('a stored token is sent as a bearer, and without one there is no such header', async () => {
  await create({ token: 'a-token' }).request(getProductsOperation, { ean: [] })
  await create().request(getProductsOperation, { ean: [] })
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer a-token', undefined])
})

describe('a backend with the specification’s fields alone', () => {
  const operations = () =>
    asked.map(({ path, body }) =>
      body ? JSON.parse(body).operationName : new URL(path, baseUrl).searchParams.get('operationName'),
    )
  const unknown = (field: string) => ({
    status: 400,
    body: { errors: [{ message: `Cannot query field "${field}" on type "Query".` }] },
  })

  test('is asked what it knows, and what it refused is no failure', async () => {
    answers = [unknown('ean'), unknown('contentVersion'), { body: products }]
    const log = vi.fn()
    const api = create({ log, backend: new BackendKind() })
    expect(await api.query(getProductsOperation, { ean: [] })).toEqual(products.data)
    expect([api.isPlain(), log.mock.calls]).toEqual([true, []])
    // From then on at once.
    await api.query(getProductsOperation, { ean: [] })
    expect(operations()).toEqual(['getProducts', 'getContentVersion', 'getPlainProducts', 'getPlainProducts'])
  })

  test('is asked by others of the same process in its own words at once', async () => {
    answers = [unknown('x'), unknown('contentVersion'), { body: products }]
    const backend = new BackendKind()
    await create({ backend }).query(getProductsOperation, { ean: [] })
    expect(await create({ backend }).query(getProductsOperation, { ean: [] })).toEqual(products.data)
    expect(operations()).toEqual(['getProducts', 'getContentVersion', 'getPlainProducts', 'getPlainProducts'])
  })

  test('is no backend of the whole contract in another edition: what that refuses is a failure', async () => {
    answers = [unknown('brandNew'), { body: { data: { contentVersion: '1' } } }]
    const log = vi.fn()
    const api = create({ log })
    expect(await api.query(getProductsOperation, { ean: [] })).toEqual({})
    expect([api.isPlain(), log.mock.calls.length]).toEqual([false, 1])
  })

  test('is not told the secret that this site shares with its own backend', async () => {
    answers = [
      unknown('x'),
      unknown('contentVersion'),
      { body: products },
      { body: { data: { sendFaqPackageQuestion: { id: 1 } } } },
    ]
    const captcha: OwnCaptcha = {
      ...createOwnCaptcha(readSiteEnvironment({ NODE_ENV: 'test' })),
      accept: async () => true,
    }
    const api = create({ captcha, visitor: { address: '203.0.113.7', secret: 'secret' } })
    await api.query(getProductsOperation, { ean: [] })
    await api.request(addFaqOperation, { input })
    expect(asked.at(-1)?.method).toBe('POST')
    expect(asked.at(-1)?.headers).not.toHaveProperty('x-site-secret')
  })

  test('is no backend that fails otherwise', async () => {
    answers = [{ body: { errors: [{ message: 'The database is away' }] } }]
    const api = create({ log: vi.fn() })
    expect(await api.query(getProductsOperation, { ean: [] })).toEqual({})
    expect([api.isPlain(), asked.length]).toEqual([false, 1])
  })
})
