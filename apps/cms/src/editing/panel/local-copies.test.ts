import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOldCopies, LocalCopies } from './local-copies.ts'

/** Storage of a browser, as far as copies need it. */
function aStorage(): Storage {
  const values: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value
    },
    removeItem: (key: string) => {
      delete values[key]
    },
  }
  return new Proxy(values, { get: (_, key) => Reflect.get(methods, key) }) as unknown as Storage
}

const day = 24 * 60 * 60 * 1000
let storage: Storage

beforeEach(() => {
  storage = aStorage()
  vi.useFakeTimers({ now: 10 * day })
})
afterEach(() => {
  vi.useRealTimers()
})

const copies = (person = 1) => new LocalCopies(storage, person, '/api/articles/12')
const now = () => Date.now()

test('an unsaved text is found by the same person when the form is opened again', () => {
  copies().write(now(), { title: 'Потерянный', updatedAt: 'x', _status: 'draft' })
  expect(copies(2).findLeft()).toEqual([])
  expect(copies().findLeft()).toEqual([{ at: now(), data: { title: 'Потерянный' } }])
})

test('it waits for a decision while more is typed, and is gone after one', () => {
  copies().write(now(), { title: 'Первый' })
  const [first] = copies().findLeft()
  copies().write(now() + 5, { title: 'Второй' })
  expect(
    copies()
      .findLeft()
      .map(({ data }) => data.title),
  ).toEqual(['Второй', 'Первый'])
  if (first) copies().forgetLeft(first)
  expect(
    copies()
      .findLeft()
      .map(({ data }) => data.title),
  ).toEqual(['Второй'])
})

test('a stored text is forgotten, a later one is not', () => {
  copies().write(now(), { title: 'Было' })
  copies().forget(now() - 1)
  expect(Object.keys(storage)).toHaveLength(1)
  copies().forget(now())
  expect(Object.keys(storage)).toHaveLength(0)
})

test('after a week nobody misses it', () => {
  copies().write(now(), { title: 'Давно' })
  vi.setSystemTime(18 * day)
  expect(copies().findLeft()).toEqual([])
  copies(2).write(now(), { title: 'Сейчас' })
  forgetOldCopies(storage)
  expect(Object.keys(storage)).toEqual(['pryad:unsaved:2:/api/articles/12'])
})
