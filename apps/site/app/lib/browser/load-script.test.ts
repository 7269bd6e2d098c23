import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetScript, loadScript, ScriptLoadError } from './load-script.ts'

class FakeScript extends EventTarget {
  src = ''
  async = false
  attributes: Record<string, string> = {}
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
  remove() {
    inPage.delete(this)
  }
}

const inPage = new Set<FakeScript>()
const src = 'https://platform.example/api.js'

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => inPage.add(script) },
  })
})

afterEach(() => {
  forgetScript(src)
  inPage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function happen(event: 'load' | 'error' | 'abort') {
  for (const script of inPage) script.dispatchEvent(new Event(event))
}

/** Why the loading failed; fails the test when it did not. */
async function reasonOf(loading: Promise<void>): Promise<string> {
  const error = await loading.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ScriptLoadError)
  return error instanceof ScriptLoadError ? error.reason : ''
}

test('a script loads with its attributes, once for all who ask', async () => {
  const both = [loadScript(src, { attributes: { crossorigin: 'anonymous' } }), loadScript(src)]
  expect([...inPage].map((script) => [script.src, script.attributes])).toEqual([
    [src, { crossorigin: 'anonymous' }],
  ])
  happen('load')
  await Promise.all(both)
  await loadScript(src)
  expect(inPage.size).toBe(1)
})

test('a loading that is broken off says so', async () => {
  const loading = loadScript(src)
  happen('abort')
  expect(await reasonOf(loading)).toBe('aborted')
  expect(inPage.size).toBe(0)
})

test('a failed script leaves the page, and the next call loads it again', async () => {
  const first = reasonOf(loadScript(src))
  happen('error')
  expect(inPage.size).toBe(0)
  const second = loadScript(src)
  expect(await first).toBe('error')
  happen('load')
  await second
  expect(inPage.size).toBe(1)
})

test('a limit of time gives up, no limit does not', async () => {
  vi.useFakeTimers()
  const limited = reasonOf(loadScript(src, { timeoutMs: 1000 }))
  const unlimited = loadScript(src, { timeoutMs: 0 })
  vi.advanceTimersByTime(1000)
  expect(await limited).toBe('timeout')
  // Someone else waits on.
  expect(inPage.size).toBe(1)
  vi.advanceTimersByTime(3_600_000)
  happen('load')
  await unlimited
})

test('a script nobody waits for any longer leaves the page', async () => {
  const visitor = new AbortController()
  const loading = reasonOf(loadScript(src, { signal: visitor.signal }))
  visitor.abort()
  expect(await loading).toBe('aborted')
  expect(inPage.size).toBe(0)
})

test('nothing is loaded for a signal that came before', async () => {
  expect(await reasonOf(loadScript(src, { signal: AbortSignal.abort() }))).toBe('aborted')
  expect(inPage.size).toBe(0)
})

test('a signal after the end changes nothing', async () => {
  const visitor = new AbortController()
  const loading = loadScript(src, { signal: visitor.signal, timeoutMs: 1000 })
  happen('load')
  await loading
  visitor.abort()
  expect(inPage.size).toBe(1)
})

test('a forgotten script is loaded again', async () => {
  const first = loadScript(src)
  happen('load')
  await first
  forgetScript(src)
  expect(inPage.size).toBe(0)
  const second = loadScript(src)
  happen('load')
  await second
  expect(inPage.size).toBe(1)
})
