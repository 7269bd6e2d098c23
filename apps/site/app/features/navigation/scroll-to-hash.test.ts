import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOffset, waitForHash } from './scroll-to-hash.ts'

const find = vi.fn<(id: string) => object | null>()

beforeEach(() => {
  vi.useFakeTimers()
  find.mockReset().mockReturnValue(null)
  vi.stubGlobal('document', { getElementById: find })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an element comes to rest 100 px below the edge up to a width of 768 px, else 200 px', () => {
  expect([320, 768, 769, 1920].map(hashOffset)).toEqual([100, 100, 200, 200])
})

test('an element that is there is found at once, by its name in any spelling', async () => {
  const element = {}
  find.mockImplementation((id) => (id === 'вопросы' ? element : null))
  const { signal } = new AbortController()
  expect(await waitForHash('#вопросы', signal)).toBe(element)
  expect(await waitForHash('#%D0%B2%D0%BE%D0%BF%D1%80%D0%BE%D1%81%D1%8B', signal)).toBe(element)
})

test('an element that is late is waited for', async () => {
  const element = {}
  const found = waitForHash('#faq', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(4800)
  find.mockReturnValue(element)
  await vi.advanceTimersByTimeAsync(100)
  expect(await found).toBe(element)
})

test('the wait ends after fifty tries of 100 ms', async () => {
  const found = waitForHash('#%never', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBeNull()
  expect(find).toHaveBeenCalledTimes(50)
})

test('the next navigation ends the wait', async () => {
  const controller = new AbortController()
  const found = waitForHash('#faq', controller.signal)
  controller.abort()
  await vi.advanceTimersByTimeAsync(100)
  expect(await found).toBeNull()
  expect(find).toHaveBeenCalledTimes(1)
})
