import type { CountName } from '@pryad/contract/counting/count-names.ts'
import { expect, test } from 'vitest'
import { helpfulness, leftLessons, notFound, notPressed, questionTopics } from './content-sections.ts'
import type { Sums } from './daily-counts.ts'
import {
  answerLabel,
  chosenAnswers,
  chosenVerdicts,
  questionTitle,
  refusedWishes,
} from './finder-sections.ts'

const links = { siteUrl: 'https://pryad.example' }
const sums = (counted: Partial<Record<CountName, Record<string, number>>>): Sums =>
  new Map(Object.entries(counted).map(([name, keys]) => [name as CountName, new Map(Object.entries(keys))]))
const titled = (titles: Record<string, string>) =>
  new Map(Object.entries(titles).map(([key, title], index) => [key, { id: index + 1, title }]))
const none = titled({})
const titles = { articles: none, lessons: none, tags: none, questions: none }

test('a query is shown from the third time on, the most frequent first, with what to do about it', () => {
  const { rows, rare } = notFound(sums({ 'search-empty': { усы: 3, борода: 9, 'имя соседки': 2 } }))
  expect(rows.map(({ subject, values }) => [subject, ...values])).toEqual([
    ['борода', 9],
    ['усы', 3],
  ])
  expect(rare).toBe(1)
  expect(rows[0]?.actions).toEqual([
    {
      label: 'Добавить синоним',
      href: '/admin/collections/synonyms/create?terms=%D0%B1%D0%BE%D1%80%D0%BE%D0%B4%D0%B0',
    },
    {
      label: 'Написать статью',
      href: '/admin/collections/articles/create?title=%D0%91%D0%BE%D1%80%D0%BE%D0%B4%D0%B0',
    },
  ])
})

test('a query whose results were always pressed is not missing anything', () => {
  const { rows } = notPressed(
    sums({ search: { седина: 5, корни: 4, медь: 3 }, 'search-pressed': { седина: 5, корни: 1, медь: 9 } }),
    links,
  )
  expect(rows.map(({ subject, values }) => [subject, ...values])).toEqual([['корни', 3, 4]])
})

test('a lesson counts as left before its middle up to its second quarter', () => {
  const { rows } = leftLessons(
    sums({
      'lesson-left': { 'korni:0': 1, 'korni:1': 2, 'korni:2': 3, 'korni:4': 4, 'blond:4': 5, 'gone:0': 6 },
    }),
    { ...titles, lessons: titled({ korni: 'Корни', blond: 'Блонд' }) },
  )
  expect(rows.map(({ subject, href, values }) => [subject, href, ...values])).toEqual([
    ['Корни', '/admin/collections/videos/1', 3, 10, '30\u00a0%'],
  ])
})

test('articles that did not help come first, and those that are gone do not come', () => {
  const { rows } = helpfulness(sums({ helpful: { uhod: 3, korni: 1, gone: 9 }, unhelpful: { korni: 4 } }), {
    ...titles,
    articles: titled({ uhod: 'Уход', korni: 'Корни' }),
  })
  expect(rows.map(({ subject, values }) => [subject, ...values])).toEqual([
    ['Корни', 4, 1, '20\u00a0%'],
    ['Уход', 0, 3, '100\u00a0%'],
  ])
})

test('the shade finder’s refusals are told in its own words', () => {
  const counted = sums({
    'finder-verdict': {
      'salon:too-far-up:cool-blond': 2,
      'salon:dye-does-not-lift:cool-blond': 1,
      'works:none:6-0': 5,
      'no:metal-salts:6-0': 1,
    },
  })
  expect(refusedWishes(counted).rows.map(({ values }) => values)).toEqual([
    [2, 'Только у\u00a0мастера'],
    [1, 'Только у\u00a0мастера'],
    [1, 'Нельзя'],
  ])
  expect(refusedWishes(counted).rows[0]?.subject).toMatch(/^В\sхолодный блонд: .+\.$/)
  expect(chosenVerdicts(counted).rows.map(({ subject, values }) => [subject, ...values])).toEqual([
    ['Оттенок 6-0', 5, '56\u00a0%', 'Получится дома'],
    [expect.stringMatching(/^В\sхолодный блонд$/), 3, '33\u00a0%', 'Только у\u00a0мастера'],
    ['Оттенок 6-0', 1, '11\u00a0%', 'Нельзя'],
  ])
})

test.each([
  ['level:6', 'Какой у вас уровень у корней? 6 — тёмно-русый'],
  ['hairLevel:4', 'Какого уровня длина? 4 — каштановый'],
  ['grey:50', 'Сколько седины? Около половины'],
  ['grey:33', 'Сколько седины? 33 %'],
  ['length:unknown', 'Какой длины волосы? Не знаю'],
  ['regrowth:2.5', 'Сколько отросло: 2.5 см'],
  ['porousEnds:1', 'Концы пористые: Да'],
])('the answer %s reads «%s»', (key, words) => {
  const { rows } = chosenAnswers(sums({ 'finder-answer': { [key]: 1 } }))
  expect(rows[0]?.subject.replaceAll('\u00a0', ' ')).toBe(words)
})

test('keys that the finder does not know are left out, since nobody who used it can have counted them', () => {
  const counted = sums({
    'finder-answer': { 'wish:79001234567': 9, 'hair:ivanov': 9, 'visits:anna': 9, 'level:6': 1 },
    'finder-verdict': {
      'no:none:79001234567': 9,
      'salon:ivanov:6-0': 9,
      'no:under-16:6-0': 9,
      'no:metal-salts:6-0': 1,
    },
  })
  expect(chosenAnswers(counted).rows.map(({ values }) => values)).toEqual([[1]])
  expect(refusedWishes(counted).rows.map(({ values }) => values)).toEqual([[1, 'Нельзя']])
  expect(chosenVerdicts(counted).rows.map(({ values }) => values)).toEqual([[1, '100\u00a0%', 'Нельзя']])
})

test('every question of the finder has words', () => {
  for (const name of [
    'hair',
    'hairTone',
    'hairBy',
    'greyWhere',
    'thickness',
    'scope',
    'strandTest',
    'wish',
  ]) {
    expect(questionTitle(name)).not.toBe(name)
  }
  expect(answerLabel('hair', 'hennaBasma')).not.toBe('hennaBasma')
})

test('nothing counted is no row, and a thousand are a thousand', () => {
  expect(questionTopics(sums({}), titles).rows).toEqual([])
  const queries = Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`запрос ${number}`, 3]))
  expect(notFound(sums({ 'search-empty': queries })).rows).toHaveLength(1000)
})
