import { expect, test } from 'vitest'
import { CombinedError, serverMessage } from './combined-error.ts'

const graphql = (...messages: string[]) =>
  new CombinedError('getArticle', { graphql: messages.map((message) => ({ message })) })
const http = (data: unknown) =>
  new CombinedError('getArticle', { cause: Object.assign(new Error('[GET] "…": 503'), { data }) })

test('the message of a GraphQL error is the server’s message, all of them together', () => {
  expect(serverMessage(graphql('Статьи переезжают.', 'Зайдите\n вечером.'))).toBe(
    'Статьи переезжают. Зайдите вечером.',
  )
})

test('the message of an HTTP error is the one in its JSON', () => {
  expect(serverMessage(http({ message: 'Идут работы.' }))).toBe('Идут работы.')
})

test.each([http('Error at secret.ts:12'), http(undefined), http({ message: 7 }), graphql('')])(
  'a failure without a message says nothing: %#',
  (error) => {
    expect(serverMessage(error)).toBeNull()
  },
)

test('a page never shows a book', () => {
  expect(serverMessage(graphql('а'.repeat(5000)))).toHaveLength(300)
})
