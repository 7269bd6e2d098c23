import { expect, test } from 'vitest'
import { itemsOf, LongList } from './long-list.ts'

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
