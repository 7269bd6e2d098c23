import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { attemptFor, forgetDraft, hasText, keepDraft, readDraft } from './question-draft.ts'

const draft = { name: 'Анна', email: 'anna@example.com', question: 'С чего начать?' }
const nothing = { name: '', email: '', question: '' }
const kept = freshStorage('localStorage')

test('the text is kept until it is sent; whitespace is no text', () => {
  keepDraft(draft)
  expect([readDraft(), hasText(readDraft())]).toEqual([draft, true])
  forgetDraft()
  expect([readDraft(), hasText(readDraft())]).toEqual([nothing, false])
  expect(hasText({ ...nothing, question: ' \n' })).toBe(false)
})

test.each(['', '{', '[]', 'null', '{"name":1}'])('storage that holds «%s» holds no draft', (stored) => {
  kept.set('question-draft', stored)
  expect(readDraft()).toEqual(nothing)
})

test('a browser without storage keeps no draft, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft(draft)
  forgetDraft()
  expect(readDraft()).toEqual(nothing)
})

test('the same question keeps its key when it is sent again, another gets a new one', () => {
  const attempt = attemptFor(draft)
  expect(attemptFor({ ...draft, attempt })).toEqual(attempt)
  expect(attemptFor({ ...draft, question: 'И чем закончить?', attempt }).key).not.toBe(attempt.key)
})
