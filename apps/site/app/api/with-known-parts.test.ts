import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withKnownParts } from './with-known-parts.ts'

const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

const article = (id: string, title = `Статья ${id}`) => ({
  id,
  title,
  tags: [{ id: `${id}-1`, name: 'Уход' }],
})

test('whatever was known, the data says what is new', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (fresh, known) => {
      expect(withKnownParts(copy(fresh), copy(known))).toEqual(copy(fresh))
    }),
  )
})

test('the same data is the known object itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const known = copy(data)
      expect(withKnownParts(copy(data), known)).toBe(known)
    }),
  )
})

test('of a list in which one article was edited, all others are known', () => {
  const known = [article('1'), article('2'), article('3')]
  const list = withKnownParts([article('1'), article('2', 'Иначе'), article('3')], known)
  expect(list).toEqual([article('1'), article('2', 'Иначе'), article('3')])
  expect(list.map((item, index) => item === known[index])).toEqual([true, false, true])
  expect(list[1]?.tags).toBe(known[1]?.tags)
})

test('an article that stands elsewhere now is known, too', () => {
  const known = [article('1'), article('2')]
  const list = withKnownParts([article('3'), article('1'), article('2')], known)
  expect([list[1], list[2]]).toEqual(known)
  expect(list[1]).toBe(known[0])
  expect(list).not.toBe(known)
})

test('a list that is only in another order is another list', () => {
  const known = [article('1'), article('2')]
  expect(withKnownParts([article('2'), article('1')], known)).toEqual([article('2'), article('1')])
})

test('what is missing now is not taken over', () => {
  expect(withKnownParts<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1 })
})
