// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOldCopies, LocalCopies } from './local-copies.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 10 * day })
})
afterEach(() => {
  vi.useRealTimers()
})

const copies = (person = 1) => new LocalCopies(localStorage, person, '/api/articles/12')
const titles = () =>
  copies()
    .findLeft()
    .map(({ data }) => data.title)
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
  expect(titles()).toEqual(['Второй', 'Первый'])
  if (first) copies().forgetLeft(first)
  expect(titles()).toEqual(['Второй'])
})

test('a stored text is forgotten, a later one is not', () => {
  copies().write(now(), { title: 'Было' })
  copies().forget(now() - 1)
  expect(Object.keys(localStorage)).toHaveLength(1)
  copies().forget(now())
  expect(Object.keys(localStorage)).toHaveLength(0)
})

test('after a week nobody misses it', () => {
  copies().write(now(), { title: 'Давно' })
  vi.setSystemTime(18 * day)
  expect(copies().findLeft()).toEqual([])
  copies(2).write(now(), { title: 'Сейчас' })
  forgetOldCopies(localStorage)
  expect(Object.keys(localStorage)).toEqual(['pryad:unsaved:2:/api/articles/12'])
})
