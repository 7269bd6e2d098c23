import { expect, test } from 'vitest'
import { describeTopic } from './describe-topic.ts'

test('a topic is described by what it holds', () => {
  expect(describeTopic('Материалы по теме «Седина»', ['2 статьи', '1 урок'], 'Дома.')).toBe(
    'Материалы по теме «Седина»: 2 статьи, 1 урок. Дома.',
  )
})

test('a kind that it has none of is not mentioned', () => {
  expect(describeTopic('Блонд', ['', '1 урок'], 'Дома.')).toBe('Блонд: 1 урок. Дома.')
  expect(describeTopic('Блонд', ['', ''], 'Дома.')).toBe('Блонд. Дома.')
})
