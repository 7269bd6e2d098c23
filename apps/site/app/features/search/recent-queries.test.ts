import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { forgetRecent, keepRecent, readRecent } from './recent-queries.ts'

const kept = freshStorage('localStorage')

test('the last query stands first, each once, and no more than six', () => {
  for (const query of ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'Три']) keepRecent(query)
  expect(readRecent()).toEqual(['Три', 'семь', 'шесть', 'пять', 'четыре', 'два'])
})

test('one is forgotten, or all, and of all nothing is left behind', () => {
  keepRecent('седина')
  keepRecent('корни')
  expect(forgetRecent('корни')).toEqual(['седина'])
  expect(forgetRecent()).toEqual([])
  expect([...kept]).toEqual([])
})

test.each(['', '{', 'null', '{"a":1}', '[1,null]'])(
  'whatever the storage holds, there is a list: «%s»',
  (stored) => {
    kept.set('recent-queries', stored)
    expect(readRecent()).toEqual([])
  },
)

test('without a storage nothing is remembered, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepRecent('седина')).toEqual(['седина'])
  expect(readRecent()).toEqual([])
})
