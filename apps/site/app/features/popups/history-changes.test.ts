import { expect, test } from 'vitest'
import { changeHistory, isHistoryBehind } from './history-changes.ts'

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
