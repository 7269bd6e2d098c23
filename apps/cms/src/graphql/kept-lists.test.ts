import { expect, test } from 'vitest'
import { type KeptLists, ListsInMaking } from './kept-lists.ts'

const versions = new Map([
  ['media', '1'],
  ['tags', '1'],
])
const entries = new Map([['document', 'entry']])

function kept(): KeptLists {
  const lists = new ListsInMaking(versions)
  lists.note('articles.data', { entries, sources: ['media'] })
  return lists.finish()
}

test('entries hold while nothing has changed that they were made from', () => {
  const next = new ListsInMaking(new Map([...versions, ['tags', '2']]), kept())
  expect(next.knownAt('articles.data')).toEqual({ entries, sources: ['media'] })
})

test('entries of another list, or made from something that has changed, are not taken', () => {
  const nothing = { entries: new Map(), sources: [] }
  expect(new ListsInMaking(versions, kept()).knownAt('video.data')).toEqual(nothing)
  expect(new ListsInMaking(new Map([['media', '2']]), kept()).knownAt('articles.data')).toEqual(nothing)
  expect(new ListsInMaking(new Map(), kept()).knownAt('articles.data')).toEqual(nothing)
})

test('nothing is kept of an answer in which an entry could not be made', () => {
  const lists = new ListsInMaking(versions)
  lists.note('video.data', { entries, sources: [] })
  lists.hasFailed = true
  expect(lists.finish().size).toBe(0)
})
