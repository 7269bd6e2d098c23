import { afterEach, expect, test, vi } from 'vitest'
import { fetchCms } from './fetch-cms.ts'

/** A server that takes requests and never answers; the browser gives up when it is told to. */
function answerNever() {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
}

afterEach(() => vi.unstubAllGlobals())

test('an answer that does not come ends in an error', async () => {
  answerNever()
  await expect(fetchCms('/media/1/uses', { timeoutMs: 1 })).rejects.toThrow(/timeout/i)
})

test('a form that was left does not wait for its answer', async () => {
  answerNever()
  const left = new AbortController()
  const answer = fetchCms('/faq-questions/1/next', { signal: left.signal })
  left.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})

test('the cms is asked as the person who is signed in', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  await fetchCms('/users/1/sessions', { method: 'DELETE' })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/users/1/sessions')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', credentials: 'include' })
})
