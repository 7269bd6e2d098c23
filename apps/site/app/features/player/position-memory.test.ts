import { expect, test, vi } from 'vitest'
import { freshStorage } from '#app/lib/browser/testing/fresh-storage.ts'
import { createPositionMemory } from './position-memory.ts'

const duration = 60

const items = freshStorage('localStorage')
const memoryOf = (path = '/korni.mp4') => createPositionMemory(path, () => localStorage)

test('each lesson has its own place, by the path of its file', () => {
  memoryOf('/lessons/korni.mp4').remember(20.7, duration)
  expect([...items]).toEqual([['lesson-position:/lessons/korni.mp4', '20']])
  expect(memoryOf('/lessons/korni.mp4').recall(duration)).toBe(20)
  expect(memoryOf('/lessons/blond.mp4').recall(duration)).toBe(0)
})

test.each([3, 5.9, 55, 60])('second %d of 60 is the start or the end: the place is forgotten', (seconds) => {
  const memory = memoryOf()
  memory.remember(20, duration)
  memory.remember(seconds, duration)
  expect(items.size).toBe(0)
})

test('it writes once a second, and again after forgetting', () => {
  const write = vi.spyOn(localStorage, 'setItem')
  const memory = memoryOf()
  for (const seconds of [20, 20.25, 20.5, 21]) memory.remember(seconds, duration)
  expect(write).toHaveBeenCalledTimes(2)
  memory.forget()
  expect(memory.recall(duration)).toBe(0)
  memory.remember(21, duration)
  expect(memory.recall(duration)).toBe(21)
})

test.each(['abc', '-3', '1e9', 'NaN', ''])(
  'a value that something else wrote there counts for nothing: %j',
  (written) => {
    items.set('lesson-position:/korni.mp4', written)
    expect(memoryOf().recall(duration)).toBe(0)
  },
)

test('an unknown length has no places to remember', () => {
  memoryOf().remember(20, Number.NaN)
  expect(items.size).toBe(0)
})

test('without storage nothing is remembered and nothing breaks', () => {
  const memory = createPositionMemory('/korni.mp4', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.remember(20, duration)
  memory.forget()
  expect(memory.recall(duration)).toBe(0)
})
