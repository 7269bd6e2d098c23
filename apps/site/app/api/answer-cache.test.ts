import { expect, test, vi } from 'vitest'
import { AnswerCache } from './content-api.server.ts'

test('an answer that was asked for before a change and came after it is not kept', async () => {
  const cache = new AnswerCache()
  const { promise, resolve } = Promise.withResolvers<string>()
  const late = cache.answer('articles', () => promise)
  cache.invalidate()
  resolve('Корни')
  expect(await late).toBe('Корни')
  expect(await cache.answer('articles', async () => 'Длина')).toBe('Длина')
})

test('an answer from before a change is not given after it', async () => {
  const cache = new AnswerCache()
  await cache.answer('articles', async () => 'Корни')
  cache.invalidate()
  expect(await cache.answer('articles', async () => 'Длина')).toBe('Длина')
})

test('a failure is not kept: the next one asks again', async () => {
  const cache = new AnswerCache()
  await expect(cache.answer('articles', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.answer('articles', async () => 'Корни')).toBe('Корни')
})

test('answers take up no more than they may: the least recently used one goes', async () => {
  const cache = new AnswerCache(1000)
  const ask = vi.fn(async () => 'о'.repeat(400))
  for (const question of ['a', 'b', 'c']) await cache.answer(question, ask)
  await cache.answer('c', ask)
  expect(ask).toHaveBeenCalledTimes(3)
  await cache.answer('a', ask)
  expect(ask).toHaveBeenCalledTimes(4)
})
