import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { keepRecent, readRecent } from './recent-queries.ts'

const kept = freshStorage('localStorage')

test('the last query stands first, each once, and no more than six', () => {
  for (const query of ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'Три']) keepRecent(query)
  expect(readRecent()).toEqual(['Три', 'семь', 'шесть', 'пять', 'четыре', 'два'])
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
