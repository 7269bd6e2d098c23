import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { keepRated, wasRated } from './rated-articles.ts'

const kept = freshStorage('localStorage')

test('an article is asked of once, and what was answered is not kept', () => {
  keepRated('uhod')
  expect([wasRated('uhod'), wasRated('korni')]).toEqual([true, false])
  expect([...kept.values()]).toEqual(['["uhod"]'])
})

test('the oldest of more than two hundred articles is forgotten', () => {
  for (let number = 0; number <= 200; number++) keepRated(`statya-${number}`)
  expect([wasRated('statya-0'), wasRated('statya-1')]).toEqual([false, true])
})

test.each(['nonsense', '{}', '[1, null]'])('storage that holds %s holds no articles', (text) => {
  kept.set('rated-articles', text)
  expect(wasRated('uhod')).toBe(false)
})

test('a browser without storage asks again, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepRated('uhod')).not.toThrow()
  expect(wasRated('uhod')).toBe(false)
})
