import { APIError, type Config, Forbidden, formatErrors, type PayloadRequest, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { answerFailures, nameErrors } from './errors.ts'

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

test.each([
  ['Invalid or corrupted ISO base media file.', 'Файл повреждён'],
  ['Видео обрывается.', undefined],
])('a file that is refused with %j is refused in Russian', async (message, words) => {
  const { hooks } = await answerFailures({} as Config)
  const error = new ValidationError({ errors: [{ path: 'file', message }] })
  const req = { t: (key: string) => key } as unknown as PayloadRequest
  const answer = await hooks?.afterError?.at(-1)?.({ context: {}, error, req })
  const expected = {
    data: {
      errors: [expect.objectContaining({ path: 'file', message: expect.stringContaining(words ?? '') })],
    },
  }
  expect(answer).toEqual(words && { response: { errors: [expect.objectContaining(expected)] } })
})
