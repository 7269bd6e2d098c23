import { expect, test } from 'vitest'
import { furtherTitle, previousTitle } from './further-title.ts'

test('a further page says which entries it has, and which the page before it has', () => {
  expect(previousTitle('Статьи', { from: 49, to: 60 }, 3)).toBe('Статьи: 25–48')
  expect(furtherTitle('Статьи', { from: 25, to: 25 })).toBe('Статьи: 25')
  expect(previousTitle('Статьи', { from: 25, to: 25 }, 2)).toBe('Статьи: 1–24')
})

test('where the list did not come the page has a name all the same', () => {
  expect(furtherTitle('Статьи', null)).toBe('Статьи')
  expect(previousTitle('Статьи', null, 2)).toBe('Статьи')
})
