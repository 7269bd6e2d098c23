import { describe, expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { attemptFor, forgetDraft, hasText, keepDraft, readDraft } from './question-draft.ts'

const draft = { name: 'Анна', email: 'anna@example.com', question: 'С чего начать?' }
const nothing = { name: '', email: '', question: '' }
const kept = freshStorage('localStorage')

test('the text is kept until it is sent', () => {
  keepDraft(draft)
  expect(readDraft()).toEqual(draft)
  expect(hasText(readDraft())).toBe(true)
  forgetDraft()
  expect(readDraft()).toEqual(nothing)
  expect(hasText(readDraft())).toBe(false)
})

test('whitespace is no draft', () => {
  expect(hasText({ ...nothing, question: ' \n' })).toBe(false)
})

describe('there is a draft to go on with, even if the storage refuses or holds anything else', () => {
  test.each(['', '{', '[]', 'null', '{"name":1}'])('«%s»', (stored) => {
    kept.set('question-draft', stored)
    expect(readDraft()).toEqual(nothing)
  })

  test('no storage at all', () => {
    vi.stubGlobal('localStorage', undefined)
    keepDraft(draft)
    forgetDraft()
    expect(readDraft()).toEqual(nothing)
  })
})

test('the same question keeps its key when it is sent again, another gets a new one', () => {
  const attempt = attemptFor(draft)
  expect(attemptFor({ ...draft, attempt })).toEqual(attempt)
  expect(attemptFor({ ...draft, question: 'И чем закончить?', attempt }).key).not.toBe(attempt.key)
})
