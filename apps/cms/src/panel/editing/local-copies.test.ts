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

const visit = (person = 1) => new LocalCopies(localStorage, person, '/api/articles/12')
const titles = () =>
  visit()
    .findLeft()
    .map(({ data }) => data.title)

test('an unsaved text is found by the same person when the form is opened again', () => {
  const first = visit()
  first.write({ title: 'Потерянный', updatedAt: 'x', _status: 'draft' })
  expect(first.findLeft()).toEqual([])
  expect(visit(2).findLeft()).toEqual([])
  expect(visit().findLeft()).toMatchObject([{ at: Date.now(), data: { title: 'Потерянный' } }])
})

test('it waits for a decision while more is typed, and is gone after one', () => {
  visit().write({ title: 'Первый' })
  const [first] = visit().findLeft()
  vi.advanceTimersByTime(5)
  visit().write({ title: 'Второй' })
  expect(titles()).toEqual(['Второй', 'Первый'])
  if (first) visit().remove(first)
  expect(titles()).toEqual(['Второй'])
})

test('a stored text is forgotten', () => {
  const now = visit()
  now.write({ title: 'Было' })
  now.forget()
  expect(localStorage).toHaveLength(0)
})

test('after a week nobody misses it', () => {
  visit().write({ title: 'Давно' })
  vi.setSystemTime(18 * day)
  expect(visit().findLeft()).toEqual([])
  visit(2).write({ title: 'Сейчас' })
  forgetOldCopies(localStorage)
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^pryad:unsaved:2:/)])
})
