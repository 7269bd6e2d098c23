import { APIError, Forbidden, formatErrors } from 'payload'
import { expect, test } from 'vitest'
import { nameErrors } from './errors.ts'

test('an error keeps its message for people also when the bundler has left its class without a name', () => {
  for (const kind of [APIError, Forbidden])
    Object.defineProperty(kind, 'name', { value: '', configurable: true })
  expect(formatErrors(new APIError('Доступ закрыт.', 403)).errors[0]?.message).toBe(
    'An unknown error occurred.',
  )
  nameErrors()
  expect(formatErrors(new APIError('Доступ закрыт.', 403)).errors[0]?.message).toBe('Доступ закрыт.')
  expect(new Forbidden().name).toBe('Forbidden')
})
