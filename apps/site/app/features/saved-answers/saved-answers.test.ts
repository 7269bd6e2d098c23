import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { forgetSaved, keepSaved, readSaved, rememberedLevel } from './saved-answers.ts'

const answer = (number: number) => ({ search: `level=${number}&wish=6-0`, summary: `Корни: ${number}` })
const kept = freshStorage('localStorage')

test('the last three answers are kept, the newest first, each once', () => {
  for (const number of [1, 2, 3, 4, 3]) keepSaved(answer(number))
  expect(readSaved()).toEqual([answer(3), answer(4), answer(2)])
})

test('only address and words are kept', () => {
  keepSaved({ ...answer(1), ...{ reaction: 'dye' } })
  expect([...kept.values()].join()).not.toContain('dye')
})

test('kept answers can be forgotten', () => {
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

test('the level of the newest answers is remembered, and none where nothing makes sense', () => {
  expect(rememberedLevel()).toBeNull()
  keepSaved(answer(4))
  keepSaved(answer(7))
  expect(rememberedLevel()).toBe(7)
  for (const search of ['wish=6-0', 'level=11&wish=6-0', 'level=unknown', '']) {
    keepSaved({ search, summary: 'Корни' })
    expect(rememberedLevel()).toBeNull()
  }
})
