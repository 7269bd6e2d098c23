import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountQueue } from './count-queue.server.ts'

type Sent = { name: string; key: string; times: number }[]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aQueue(send?: () => Promise<void>) {
  const sent: Sent[] = []
  const queue = new CountQueue({
    send: async (entries) => {
      sent.push(entries)
      await send?.()
    },
  })
  queue.isOn = true
  return { queue, sent }
}

test('counts that come together are sent together, equal ones as one', async () => {
  const { queue, sent } = aQueue()
  queue.add('search-empty', 'Борода')
  queue.add('search-empty', 'борода')
  queue.add('helpful', 'uhod')
  expect(sent).toEqual([])
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    [
      { name: 'search-empty', key: 'борода', times: 2 },
      { name: 'helpful', key: 'uhod', times: 1 },
    ],
  ])
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
})

test('before the API has said that it counts, and after it has said that it does not, nothing is sent', async () => {
  const sent: Sent[] = []
  const queue = new CountQueue({ send: async (entries) => void sent.push(entries) })
  queue.add('helpful', 'uhod')
  queue.isOn = true
  queue.add('helpful', 'korni')
  queue.isOn = false
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
})

test('a flood takes bounded room, and goes a hundred at a time', async () => {
  const { queue, sent } = aQueue()
  for (let number = 0; number < 10_000; number++) queue.add('helpful', `statya-${number}`)
  await vi.runAllTimersAsync()
  expect(sent.map((entries) => entries.length)).toEqual([100, 100, 100, 100, 100])
})

test('an API that is away costs the counts, and nothing else', async () => {
  const { queue, sent } = aQueue(async () => {
    throw new Error('no API')
  })
  queue.add('helpful', 'uhod')
  await vi.runAllTimersAsync()
  queue.add('helpful', 'korni')
  await expect(queue.flush()).resolves.toBeUndefined()
  expect(sent.flat().map(({ key }) => key)).toEqual(['uhod', 'korni'])
})
