import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { attemptFor, forgetDraft, hasText, keepDraft, readDraft, restoreDraft } from './question-draft.ts'

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

const anna = { name: 'Анна', email: 'anna@example.com', question: 'Чем закрасить седину?' }
const answers = 'Уровень 6, седых около половины.\n\n'

test('a question that was typed goes before the answers of the finder, which can be had', () => {
  const { values, other, isOtherTyped } = restoreDraft({ ...nothing, question: answers }, anna, answers)
  expect(values).toEqual(anna)
  expect([other, isOtherTyped]).toEqual([answers, false])
})

test('a draft without a question leaves the answers of the finder where they are', () => {
  const { values, isRestored } = restoreDraft(
    { ...nothing, question: answers },
    { ...anna, question: '' },
    answers,
  )
  expect(values).toEqual({ ...anna, question: answers })
  expect(isRestored).toBe(true)
})

test('text written into the finder’s answers stays, and the question begun before is not lost', () => {
  const question = `${answers}А корни?`
  const { values, other, isOtherTyped } = restoreDraft({ ...nothing, question }, anna, answers)
  expect(values).toEqual({ ...anna, question })
  expect([other, isOtherTyped]).toEqual([anna.question, true])
})

test('a second question that was kept is had again after a reload', () => {
  const draft = { ...anna, other: 'Можно ли хной?' }
  expect(restoreDraft(nothing, draft, '')).toMatchObject({ other: 'Можно ли хной?', isOtherTyped: true })
  expect(restoreDraft(anna, draft, '')).toMatchObject({ values: anna, isRestored: false, isOtherTyped: true })
})
