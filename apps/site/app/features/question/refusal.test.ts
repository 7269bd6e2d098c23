import { questionMaxLength } from '@pryad/contract/forms/question.ts'
import { tooLong } from '@pryad/contract/forms/rules.ts'
import { expect, test } from 'vitest'
import content from '../../../../../content/site.json'
import { NotReadError } from './post-question.ts'
import { refusalOf } from './refusal.ts'

const { texts } = content
const { forms, popups } = texts

test('a question that is too long is marked', () => {
  expect(refusalOf(new NotReadError('too long'), texts, true)).toEqual({
    errors: { question: tooLong(questionMaxLength) },
    message: forms.errorSummary,
  })
})

test.each([
  ['too much came from here', new NotReadError('too many'), true, forms.feedback.tooMany],
  ['the answer is unknown', new Error('The server answered 502.'), true, popups.feedback.error],
  ['there is no network', new TypeError('Failed to fetch'), false, forms.feedback.offline],
])('marks stay, and a message says it, when %s', (_, error, isOnline, message) => {
  expect(refusalOf(error, texts, isOnline)).toEqual({ errors: null, message })
})
