import { expect, test } from 'vitest'
import { createPositionMemory } from './position-memory.ts'

const duration = 60

function aStorage() {
  const items = new Map<string, string>()
  let writes = 0
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      writes += 1
      items.set(key, value)
    },
  }
  return { storage, items, countWrites: () => writes }
}

test('each lesson has its own place, by the path of its file', () => {
  const { storage, items } = aStorage()
  createPositionMemory('/lessons/korni.mp4', () => storage).remember(20.7, duration)
  expect([...items]).toEqual([['lesson-position:/lessons/korni.mp4', '20']])
  expect(createPositionMemory('/lessons/korni.mp4', () => storage).recall(duration)).toBe(20)
  expect(createPositionMemory('/lessons/blond.mp4', () => storage).recall(duration)).toBe(0)
})

test.each([3, 5.9, 55, 60])('second %d of 60 is the start or the end: the place is forgotten', (seconds) => {
  const { storage, items } = aStorage()
  const memory = createPositionMemory('/korni.mp4', () => storage)
  memory.remember(20, duration)
  memory.remember(seconds, duration)
  expect(items.size).toBe(0)
})

test('it writes once a second, and again after forgetting', () => {
  const { storage, countWrites } = aStorage()
  const memory = createPositionMemory('/korni.mp4', () => storage)
  for (const seconds of [20, 20.25, 20.5, 21]) memory.remember(seconds, duration)
  expect(countWrites()).toBe(2)
  memory.forget()
  expect(memory.recall(duration)).toBe(0)
  memory.remember(21, duration)
  expect(memory.recall(duration)).toBe(21)
})

test.each(['abc', '-3', '1e9', 'NaN', ''])(
  'a value that something else wrote there counts for nothing: %j',
  (written) => {
    const { storage, items } = aStorage()
    items.set('lesson-position:/korni.mp4', written)
    expect(createPositionMemory('/korni.mp4', () => storage).recall(duration)).toBe(0)
  },
)

test('an unknown length has no places to remember', () => {
  const { storage, items } = aStorage()
  createPositionMemory('/korni.mp4', () => storage).remember(20, Number.NaN)
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
