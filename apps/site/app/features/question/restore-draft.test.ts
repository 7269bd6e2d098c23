import { expect, test } from 'vitest'
import { restoreDraft } from './restore-draft.ts'

const nothing = { name: '', email: '', question: '' }
const anna = { name: 'Анна', email: 'anna@example.com', question: 'Чем закрасить седину?' }
const answers = 'Уровень 6, седины половина.\n\n'

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
