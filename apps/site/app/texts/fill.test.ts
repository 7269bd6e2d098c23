import { expect, test } from 'vitest'
import { fill, fillPlural } from './fill.ts'

test('values are put into their places, unknown places stay', () => {
  expect(fill('Слайд {current} из {total} {x}', { current: 2, total: 5 })).toBe('Слайд 2 из 5 {x}')
})

test.each([
  [1, '1 урок'],
  [2, '2 урока'],
  [5, '5 уроков'],
  [11, '11 уроков'],
  [21, '21 урок'],
  [112, '112 уроков'],
  [0, '0 уроков'],
])('%i becomes «%s»', (count, text) => {
  expect(fillPlural('{count} урок|{count} урока|{count} уроков', count)).toBe(text)
})

test('a text without plural forms serves every number', () => {
  expect(fillPlural('Всего {count}', 3)).toBe('Всего 3')
})
