import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountQueue } from './count-queue.server.ts'

const sender = '192.0.2.1'

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
  queue.add('search-empty', 'Борода', sender)
  queue.add('search-empty', 'борода', sender)
  queue.add('helpful', 'uhod', sender)
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
  queue.add('helpful', 'uhod', sender)
  queue.isOn = true
  queue.add('helpful', 'korni', sender)
  queue.isOn = false
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
})

test('a flood takes bounded room, and goes a hundred at a time', async () => {
  const { queue, sent } = aQueue()
  for (let number = 0; number < 10_000; number++) queue.add('helpful', `statya-${number}`, sender)
  await vi.runAllTimersAsync()
  expect(sent.map((entries) => entries.length)).toEqual([100, 100, 100, 100, 100])
})

test('ten queries of an address count in a minute, of another address as well, and all other sums', async () => {
  const { queue, sent } = aQueue()
  const counted = async () => {
    await vi.advanceTimersByTimeAsync(3000)
    return sent
      .splice(0)
      .flat()
      .map(({ key }) => key)
  }
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  for (const number of numbers) queue.add(number % 2 ? 'search' : 'search-empty', `слово ${number}`, sender)
  queue.add('search', 'ещё одно', sender)
  queue.add('search-empty', 'и ещё', sender)
  queue.add('search', 'чужое', '192.0.2.2')
  queue.add('helpful', 'uhod', sender)
  expect(await counted()).toEqual([...numbers.map((number) => `слово ${number}`), 'чужое', 'uhod'])
  await vi.advanceTimersByTimeAsync(60_000)
  queue.add('search', 'седина', sender)
  expect(await counted()).toEqual(['седина'])
})

test('an API that is away costs the counts, and nothing else', async () => {
  const { queue, sent } = aQueue(async () => {
    throw new Error('no API')
  })
  queue.add('helpful', 'uhod', sender)
  await vi.runAllTimersAsync()
  queue.add('helpful', 'korni', sender)
  await expect(queue.flush()).resolves.toBeUndefined()
  expect(sent.flat().map(({ key }) => key)).toEqual(['uhod', 'korni'])
})
