import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { keepRecent, readQuery, readRecent } from './queries.ts'

const read = (search: string) => readQuery(new URL(`https://pryad.example/search${search}`))

test.each([
  ['', ''],
  ['?q=', ''],
  ['?q=%20%20', ''],
  ['?q=%20%D1%81%D0%B5%D0%B4%D0%B8%D0%BD%D0%B0%0A%0A%D0%B2%D0%B8%D1%81%D0%BA%D0%B8', 'седина виски'],
  ['?q=%ED%A0%80', '\ufffd\ufffd\ufffd'],
])('%s asks for «%s»', (search, query) => {
  expect(read(search)).toBe(query)
})

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
