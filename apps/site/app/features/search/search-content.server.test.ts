import { expect, test } from 'vitest'
import site from '../../../../../content/site.json'
import { shortenSnippet, toFoundViews } from './search-content.server.ts'

const { search } = site.texts.sections
const hit = {
  kind: 'SHADE' as const,
  title: 'Прядь 6-46',
  section: null,
  at: null,
  href: '/shades/6-46',
  snippet: [{ text: 'Медный', isMarked: true }],
  picture: null,
}

test('kinds stand in the order of their best hits, and a step says where it begins', () => {
  const step = { ...hit, kind: 'LESSON' as const, section: 'Наносим', at: 75, href: '/video?slug=a#t=75' }
  const { groups, count, isCut } = toFoundViews([hit, step, { ...hit, href: '/shades/6-0' }], search)
  expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Оттенки', 2],
    ['Уроки', 1],
  ])
  expect(groups[1]?.entries[0]?.place).toBe('Наносим, с\u00a01:15')
  expect(groups[0]?.entries[0]?.place).toBe('')
  expect([count, isCut]).toEqual([3, false])
})

test('nothing found is nothing shown, and a full list may not be all', () => {
  expect(toFoundViews([], search)).toEqual({ groups: [], count: 0, isCut: false })
  const full = Array.from({ length: 50 }, () => hit)
  expect(toFoundViews(full, search)).toMatchObject({ count: 50, isCut: true })
})

const plain = (text: string) => ({ text, isMarked: false })
const marked = (text: string) => ({ text, isMarked: true })

test('a short snippet stays as it is', () => {
  const pieces = [plain('…бывает и упрямая '), marked('седина'), plain(': жёсткая.')]
  expect(shortenSnippet(pieces, 100)).toEqual(pieces)
})

test('no full stop stands before the sign that it goes on', () => {
  expect(shortenSnippet([plain('Волос без меланина. Дальше')], 22)).toEqual([
    plain('Волос без меланина'),
    plain('…'),
  ])
})

test('marked words are not cut', () => {
  expect(shortenSnippet([plain('Проверьте '), marked('линию роста волос')], 15)).toEqual([
    plain('Проверьте '),
    plain('…'),
  ])
})
