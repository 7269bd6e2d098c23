import { expect, test, vi } from 'vitest'
import { mayReload } from './navigation.ts'
import { freshStorage } from './testing/fresh-storage.ts'

freshStorage('sessionStorage')

test('the page may reload once, and again only after ten seconds', () => {
  expect(mayReload(1000)).toBe(true)
  expect(mayReload(1000)).toBe(false)
  expect(mayReload(10_999)).toBe(false)
  expect(mayReload(11_000)).toBe(true)
})

test('without a memory it never reloads: there might be no end to it', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReload(1000)).toBe(false)
})
