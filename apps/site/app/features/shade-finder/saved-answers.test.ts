import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSaved, keepSaved, readSaved } from './saved-answers.ts'

const answer = (number: number) => ({ search: `level=${number}&wish=6-0`, summary: `Корни: ${number}` })
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last three answers are kept, the newest first, each once', () => {
  for (const number of [1, 2, 3, 4, 3]) keepSaved(answer(number))
  expect(readSaved()).toEqual([answer(3), answer(4), answer(2)])
})

test('only address and words are kept', () => {
  keepSaved({ ...answer(1), ...{ reaction: 'dye' } })
  expect([...kept.values()].join()).not.toContain('dye')
})

test('what was kept can be forgotten', () => {
  keepSaved(answer(1))
  forgetSaved()
  expect(readSaved()).toEqual([])
})

test.each(['nonsense', '{}', '[1, {"search": 2}]'])('storage that holds %s holds no answers', (text) => {
  kept.set('shade-answers', text)
  expect(readSaved()).toEqual([])
})

test('a browser without storage remembers nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepSaved(answer(1))).toEqual([])
  expect(() => forgetSaved()).not.toThrow()
})
