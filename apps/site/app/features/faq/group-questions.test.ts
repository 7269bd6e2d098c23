import { expect, test } from 'vitest'
import { groupQuestions } from './group-questions.ts'

const entry = (id: string, name: string | null) => ({
  id,
  question: `${id}?`,
  answer: '',
  topic: name === null ? null : { name, slug: name.toLowerCase() },
})

test('questions stand under their topics, in the order of the editors, and those without a topic last', () => {
  const groups = groupQuestions([
    entry('1', null),
    entry('2', 'Седина'),
    entry('3', 'Корни'),
    entry('4', 'Седина'),
  ])
  expect(groups.map(({ topic, entries }) => [topic?.name ?? null, ...entries.map(({ id }) => id)])).toEqual([
    ['Седина', '2', '4'],
    ['Корни', '3'],
    [null, '1'],
  ])
})
