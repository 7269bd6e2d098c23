import { expect, test } from 'vitest'
import { isNamed, listTitle, nearestTopics, topicOf } from './topics.ts'

const topics = [
  { name: 'Уход', slug: 'uhod' },
  { name: 'Седина', slug: 'sedina' },
  { name: 'Тёмные оттенки', slug: 'temnye-ottenki' },
  { name: 'Корни', slug: 'korni' },
]
const nearest = (text: string, count = 1) => nearestTopics(text, topics, count).map(({ name }) => name)

test.each([
  ['седину не берёт', 'Седина'],
  ['темный каштан', 'Тёмные оттенки'],
  ['/articles/sedina-na-viskah', 'Седина'],
  ['абракадабра', 'Уход'],
  ['', 'Уход'],
])('nearest to «%s» is «%s»', (text, name) => {
  expect(nearest(text)).toEqual([name])
})

test('the others follow in the editors’ order, and no more than are wanted', () => {
  expect(nearest('с корнями', 3)).toEqual(['Корни', 'Уход', 'Седина'])
  expect(nearestTopics('корни', [], 4)).toEqual([])
})

test.each([
  ['Краска не берёт седину на висках, что делать?', 'Седина'],
  ['Как часто мыть голову?', undefined],
])('the topic of «%s» is %s', (text, name) => {
  expect(topicOf(text, topics)?.name).toBe(name)
})

test.each([
  ['палитру', 'Палитра', true],
  ['вопросы', 'Вопросы и ответы', true],
  ['ответ врача', 'Вопросы и ответы', false],
  ['где палитра', 'Палитра', true],
  ['где', 'Палитра', false],
  ['', 'Палитра', false],
])('«%s» names «%s»: %s', (text, name, expected) => {
  expect(isNamed(text, name)).toBe(expected)
})

test.each([
  ['Седина', 'Седина: статьи'],
  ['', 'Статьи'],
  [undefined, 'Статьи'],
])('the list of «%s» is headed «%s»', (name, heading) => {
  expect(listTitle('Статьи', name)).toBe(heading)
})
