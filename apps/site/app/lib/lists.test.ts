import fc from 'fast-check'
import { expect, test } from 'vitest'
import { furtherTitle, itemsOf, LongList, previousTitle, spreadOver } from './lists.ts'

const tag = { slug: 'sedina' }
const [first, second, third] = [1, 2, 3].map((page) => ({ page, tag }))
if (!first || !second || !third) throw new Error('unreachable')

test('a page that was opened by itself stands alone, one that was added stands below the others', () => {
  const list = new LongList<typeof first>('/')
  expect(list.pagesTo(second)).toEqual([second])
  list.extend(first)
  list.extend(second)
  expect(list.pagesTo(third)).toEqual([first, second, third])
  expect(list.pagesTo(first)).toEqual([first])
})

test('one topic’s pages are not another’s', () => {
  const list = new LongList<typeof first>('/')
  list.extend(first)
  const blond = { page: 2, tag: { slug: 'blond' } }
  expect(list.pagesTo(blond)).toEqual([blond])
})

test('addresses name the topic, the page and the lesson', () => {
  const list = new LongList<typeof first>('/video')
  expect(list.urlOf(second)).toBe('/video?tag=sedina&page=2')
  expect(list.urlOf({ page: 3, tag }, 'korni')).toBe('/video?tag=sedina&page=3&slug=korni')
  expect(list.urlOf({ page: 1 }, 'korni')).toBe('/video?slug=korni')
  expect(list.urlOf({ page: 1 })).toBe('/video')
})

test('an item that has moved to the next page meanwhile is shown once', () => {
  const items = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) })
  expect(itemsOf([items('a', 'b'), null, items('b', 'c')])).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})

test('a further page says which entries it has, and which the page before it has', () => {
  expect(previousTitle('Статьи', { from: 49, to: 60 }, 3)).toBe('Статьи: 25–48')
  expect(furtherTitle('Статьи', { from: 25, to: 25 })).toBe('Статьи: 25')
  expect(previousTitle('Статьи', { from: 25, to: 25 }, 2)).toBe('Статьи: 1–24')
})

test('where the list did not come the page has a name all the same', () => {
  expect(furtherTitle('Статьи', null)).toBe('Статьи')
  expect(previousTitle('Статьи', null, 2)).toBe('Статьи')
})

test('a short list stays whole, a long one gives as many as there is room for, from its beginning to its end', () => {
  expect(spreadOver([1, 2, 3], 8)).toEqual([1, 2, 3])
  expect(spreadOver([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([1, 3, 5, 7])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20 }), (length, count) => {
      const list = Array.from({ length }, (_, index) => index)
      const some = spreadOver(list, count)
      expect(some).toHaveLength(Math.min(length, count))
      expect(some[0]).toBe(0)
      expect([...some].sort((one, other) => one - other)).toEqual(some)
    }),
  )
})
