import { expect, onTestFinished, test, vi } from 'vitest'
import { changeHistory, isHistoryBehind } from './history-changes.ts'

test('a change that has nothing to wait for is made at once: what follows it may reload the page', async () => {
  const change = vi.fn()
  changeHistory(change)
  expect(change).toHaveBeenCalledOnce()
  await expect.poll(isHistoryBehind).toBe(false)
})

test('a change waits for the one before it, also for one that fails', async () => {
  const done: string[] = []
  const back = Promise.withResolvers<void>()
  changeHistory(() => back.promise.then(() => done.push('back')))
  changeHistory(() => Promise.reject(new Error('blocked')))
  changeHistory(() => done.push('added'))
  expect(isHistoryBehind()).toBe(true)
  await Promise.resolve()
  expect(done).toEqual([])
  back.resolve()
  await expect.poll(isHistoryBehind).toBe(false)
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
  expect(isHistoryBehind()).toBe(false)
})
