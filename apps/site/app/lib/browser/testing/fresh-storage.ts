import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file an empty storage of the browser. Returns its contents; a test may put anything in. */
export function freshStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  return kept
}
