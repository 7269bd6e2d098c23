import { afterEach, expect, test, vi } from 'vitest'
import { fetchData } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

const isText = (answer: unknown) => typeof answer === 'string'

test('an answer of the expected shape is given', async () => {
  vi.stubGlobal('fetch', async () => Response.json('да'))
  expect(await fetchData('/lesson/1', isText, {})).toBe('да')
})

/** A server that sends no response until the request is aborted. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a request that nobody waits for any more is given up', async () => {
  vi.stubGlobal('fetch', silence)
  const closed = new AbortController()
  const answer = fetchData('/lesson/1', isText, { signal: closed.signal, timeoutMilliseconds: 60_000 })
  closed.abort(new Error('The popup was closed.'))
  await expect(answer).rejects.toThrow('The popup was closed.')
})

test.each([
  ['a refusal', async () => Response.json('да', { status: 503 })],
  ['an answer of another shape', async () => Response.json(null)],
  ['a page in its place', async () => new Response('<!doctype html>')],
  ['no answer in time', silence],
])('%s is an error', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(fetchData('/lesson/1', isText, { timeoutMilliseconds: 1 })).rejects.toThrow()
})
