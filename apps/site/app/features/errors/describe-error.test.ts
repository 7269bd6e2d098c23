import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

/** A response that a loader threw, as a boundary gets it. */
function thrown(status: number, data: unknown) {
  return { status, statusText: '', internal: false, data }
}

test('a missing page says which', () => {
  expect(describeError(thrown(404, { message: 'Page not found: /net' }))).toEqual({
    status: 404,
    title: 'Page Not Found',
    message: 'Page not found: /net',
  })
})

test('any other answer is an error of the server, with its status and its message', () => {
  expect(describeError(thrown(503, { message: 'Статьи сейчас не загружаются.' }))).toEqual({
    status: 503,
    title: 'Internal Server Error',
    message: 'Статьи сейчас не загружаются.',
  })
  expect(describeError(thrown(502, null)).message).toBeNull()
})

test.each([new Error('secret of the house'), 'text', null, { message: 'no answer' }])(
  'whatever else was thrown has the status 500, and its words stay inside: %o',
  (error) => {
    expect(describeError(error)).toEqual({ status: 500, title: 'Internal Server Error', message: null })
  },
)
