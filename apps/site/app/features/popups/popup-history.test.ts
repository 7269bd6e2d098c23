import { expect, onTestFinished, test, vi } from 'vitest'
import {
  changeHistory,
  chosenLesson,
  isClosedByBack,
  isHistoryPending,
  popupEntries,
  withLesson,
  withOtherPopup,
  withPopup,
} from './popup-history.ts'

const shops = { name: 'shops', product: 'Прядь 6-46', eans: ['2007700000161'] }

const feedback = { name: 'feedback', suggested: 'хна' }

test('a popup above another is closed first', () => {
  const video = withPopup(null, { name: 'video' })
  const both = withPopup(video, shops)
  expect(popupEntries(both)).toEqual([{ name: 'video' }, shops])
  expect(isClosedByBack(both, 'shops')).toBe(true)
  expect(isClosedByBack(both, 'video')).toBe(false)
  expect(isClosedByBack(video, 'video')).toBe(true)
})

test('a popup that gives way to another leaves no entry behind', () => {
  const asked = withOtherPopup(withPopup(null, { name: 'search' }), feedback)
  expect(popupEntries(asked)).toEqual([feedback])
})

test.each([
  null,
  undefined,
  'feedback',
  {},
  { popups: 'feedback' },
  { popups: [null, 'feedback', {}, { name: 1 }] },
])('an entry of the history that holds %o opens nothing', (state) => {
  expect(popupEntries(state)).toEqual([])
})

test('a chosen lesson keeps its title with a popup above it, and gives way to the next one', () => {
  const opened = withPopup(withLesson(null, 'Тест на аллергию'), { name: 'video' })
  const above = withPopup(opened, { name: 'feedback' })
  expect([chosenLesson(opened), chosenLesson(above)]).toEqual(['Тест на аллергию', 'Тест на аллергию'])
  expect(withLesson(opened, 'Читаем номер')).toEqual({ popups: [{ name: 'video' }], lesson: 'Читаем номер' })
  expect([null, {}, { lesson: 1 }].map(chosenLesson)).toEqual([undefined, undefined, undefined])
})

test('a change that has nothing to wait for is made at once: what follows it may reload the page', async () => {
  const change = vi.fn()
  changeHistory(change)
  expect(change).toHaveBeenCalledOnce()
  await expect.poll(isHistoryPending).toBe(false)
})

test('a change waits for the one before it, also for one that fails', async () => {
  const done: string[] = []
  const back = Promise.withResolvers<void>()
  changeHistory(() => back.promise.then(() => done.push('back')))
  changeHistory(() => Promise.reject(new Error('blocked')))
  changeHistory(() => done.push('added'))
  expect(isHistoryPending()).toBe(true)
  await Promise.resolve()
  expect(done).toEqual([])
  back.resolve()
  await expect.poll(isHistoryPending).toBe(false)
  expect(done).toEqual(['back', 'added'])
})

test('a change that never ends holds nothing up for long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const added = vi.fn()
  changeHistory(() => new Promise(() => undefined))
  changeHistory(added)
  await vi.advanceTimersByTimeAsync(1000)
  expect(added).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(added).toHaveBeenCalledOnce()
  expect(isHistoryPending()).toBe(false)
})
