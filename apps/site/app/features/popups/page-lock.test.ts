import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockPage } from './page-lock.ts'

const classes = new Set<string>()

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: {
      classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the marker stays until the last of the open popups is closed', () => {
  const unlockLesson = lockPage()
  const unlockShops = lockPage()
  expect([...classes]).toEqual(['open-menu'])
  unlockShops()
  unlockShops()
  expect([...classes]).toEqual(['open-menu'])
  unlockLesson()
  expect([...classes]).toEqual([])
})
