import { expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.server.ts'

const answerOf = (title: string) => ({
  articles: [
    { id: '1', title },
    { id: '2', title: 'Тон' },
  ],
})

test('an answer that was asked before a change and came after it is not kept', async () => {
  const cache = new AnswerCache()
  let tell = (_title: string) => {}
  const waiting = new Promise<string>((resolve) => {
    tell = resolve
  })
  const late = cache.answer('articles', async () => ({ answer: answerOf(await waiting), etag: '"1"' }))
  cache.invalidate()
  tell('Корни')
  expect(await late).toEqual(answerOf('Корни'))
  const ask = vi.fn(async () => ({ answer: answerOf('Длина'), etag: '"2"' }))
  expect(await cache.answer('articles', ask)).toEqual(answerOf('Длина'))
  expect(ask.mock.calls).toEqual([[undefined]])
})

test('a failure leaves what is known: the next one asks again', async () => {
  const cache = new AnswerCache()
  const first = await cache.answer('articles', async () => ({ answer: answerOf('Корни'), etag: '"1"' }))
  cache.invalidate()
  await expect(cache.answer('articles', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.answer('articles', async () => 'unchanged' as const)).toBe(first)
})

test('answers take up no more than they may: the one that came longest ago goes', async () => {
  const cache = new AnswerCache(1000)
  const ask = vi.fn(async () => ({ answer: 'о'.repeat(400), etag: undefined }))
  for (const question of ['a', 'b', 'c']) await cache.answer(question, ask)
  await cache.answer('c', ask)
  expect(ask).toHaveBeenCalledTimes(3)
  await cache.answer('a', ask)
  expect(ask).toHaveBeenCalledTimes(4)
})
