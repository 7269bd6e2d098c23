import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './may-reload.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

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
