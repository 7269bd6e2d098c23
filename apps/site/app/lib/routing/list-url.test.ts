import { expect, test } from 'vitest'
import { listUrl } from './list-url.ts'

test('an address says what is shown, and leaves out what goes without saying', () => {
  expect(listUrl('/', {})).toBe('/')
  expect(listUrl('/video', { page: 1 })).toBe('/video')
  expect(listUrl('/', { tag: 'blond' })).toBe('/?tag=blond')
  expect(listUrl('/video', { tag: 'blond', page: 3, slug: 'korni' })).toBe(
    '/video?tag=blond&page=3&slug=korni',
  )
})
