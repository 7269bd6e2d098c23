import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test.each([new Error('secret of the house'), 'text', null, { message: 'no answer' }])(
  'what is no answer of a loader has the status 500, and its words stay inside: %o',
  (error) => {
    expect(describeError(error)).toEqual({ status: 500, title: 'Internal Server Error', message: null })
  },
)
