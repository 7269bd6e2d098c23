// @vitest-environment happy-dom
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { forgetScript, loadScript, ScriptLoadError } from './load-script.ts'

const src = 'https://platform.example/api.js'
/** In no document, so that its scripts are loaded by nobody. */
const head = document.createElement('head')
const inPage = head.getElementsByTagName('script')
vi.spyOn(document, 'head', 'get').mockReturnValue(head)

afterEach(() => {
  forgetScript(src)
  vi.useRealTimers()
})

afterAll(() => {
  vi.restoreAllMocks()
})

function happen(event: 'load' | 'error' | 'abort') {
  for (const script of inPage) script.dispatchEvent(new Event(event))
}

/** Why the loading failed; fails the test when it did not. */
async function reasonOf(loading: Promise<void>): Promise<string> {
  const error = await loading.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ScriptLoadError)
  return error instanceof ScriptLoadError ? error.reason : ''
}

test('a script loads with its attributes, once for all who ask', async () => {
  const both = [loadScript(src, { attributes: { crossorigin: 'anonymous' } }), loadScript(src)]
  expect([...inPage].map((script) => [script.src, script.crossOrigin])).toEqual([[src, 'anonymous']])
  happen('load')
  await Promise.all(both)
  await loadScript(src)
  expect(inPage).toHaveLength(1)
})

test('a loading that is broken off says so', async () => {
  const loading = reasonOf(loadScript(src))
  happen('abort')
  expect(await loading).toBe('aborted')
  expect(inPage).toHaveLength(0)
})

test('a failed script leaves the page, and the next call loads it again', async () => {
  const first = reasonOf(loadScript(src))
  happen('error')
  expect(inPage).toHaveLength(0)
  const second = loadScript(src)
  expect(await first).toBe('error')
  happen('load')
  await second
  expect(inPage).toHaveLength(1)
})

test('a limit of time gives up, no limit does not', async () => {
  vi.useFakeTimers()
  const limited = reasonOf(loadScript(src, { timeoutMs: 1000 }))
  const unlimited = loadScript(src, { timeoutMs: 0 })
  vi.advanceTimersByTime(1000)
  expect(await limited).toBe('timeout')
  // Someone else waits on.
  expect(inPage).toHaveLength(1)
  vi.advanceTimersByTime(3_600_000)
  happen('load')
  await unlimited
})

test('a script nobody waits for any longer leaves the page', async () => {
  const visitor = new AbortController()
  const loading = reasonOf(loadScript(src, { signal: visitor.signal }))
  visitor.abort()
  expect(await loading).toBe('aborted')
  expect(inPage).toHaveLength(0)
})

test('nothing is loaded for a signal that came before', async () => {
  expect(await reasonOf(loadScript(src, { signal: AbortSignal.abort() }))).toBe('aborted')
  expect(inPage).toHaveLength(0)
})

test('a signal after the end changes nothing, and a script that is forgotten is loaded again', async () => {
  const visitor = new AbortController()
  const loading = loadScript(src, { signal: visitor.signal, timeoutMs: 1000 })
  happen('load')
  await loading
  visitor.abort()
  expect(inPage).toHaveLength(1)
  forgetScript(src)
  expect(inPage).toHaveLength(0)
  const second = loadScript(src)
  happen('load')
  await second
  expect(inPage).toHaveLength(1)
})
