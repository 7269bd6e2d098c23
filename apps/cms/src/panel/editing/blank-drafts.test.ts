import { expect, test } from 'vitest'
import { isBlankDocument } from './blank-drafts.ts'

const fields = [
  { name: 'title' },
  { name: 'body' },
  { name: 'theme', defaultValue: 'light' },
  { name: 'tags' },
  { name: 'meta' },
  { name: '_status' },
]

test('a draft that was only begun is blank', () => {
  const doc = { id: 15, title: null, theme: 'light', tags: [], meta: { title: null }, _status: 'draft' }
  expect(isBlankDocument(doc, fields)).toBe(true)
})

test.each([
  { title: 'Слово' },
  { body: { root: { children: [{ text: 'Слово' }] } } },
  { theme: 'dark' },
  { tags: [3] },
  { meta: { title: 'Слово' } },
])('a draft with %o is not', (written) => {
  expect(isBlankDocument({ id: 15, theme: 'light', ...written }, fields)).toBe(false)
})
