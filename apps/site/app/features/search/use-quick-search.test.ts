import { expect, test } from 'vitest'
import { quickOptions } from './use-quick-search.ts'

const group = (kind: string, count: number) => ({
  kind,
  title: kind,
  entries: Array.from({ length: count }, (_, index) => ({
    href: `/${kind}/${index}`,
    title: kind,
    place: '',
    snippet: [],
    picture: null,
  })),
})

const counts = (groups: ReturnType<typeof group>[]) =>
  quickOptions(groups).map(({ kind, entries }) => [kind, entries.length])

test('the best kind shows four, each other three, and all together ten', () => {
  expect(counts(['a', 'b', 'c', 'd'].map((kind) => group(kind, 9)))).toEqual([
    ['a', 4],
    ['b', 3],
    ['c', 3],
  ])
})

test('few stay as they are, and nothing is no kind', () => {
  expect(counts([group('a', 1), group('b', 2)])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(quickOptions([])).toEqual([])
})
