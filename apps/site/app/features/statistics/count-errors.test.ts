// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countErrors } from './count-errors.ts'
import { watchCounts } from './testing/watch-counts.ts'

/** happy-dom has no such event. */
class RejectionEvent extends Event {
  readonly reason: unknown
  constructor(reason: unknown) {
    super('unhandledrejection')
    this.reason = reason
  }
}

// Other test files share this window.
const listening = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  listening.mockClear()
  vi.stubGlobal('PromiseRejectionEvent', RejectionEvent)
  vi.stubGlobal('location', new URL('https://pryad.example/search?q=anna@example.ru'))
})
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options)
  vi.unstubAllGlobals()
})

const asset = 'https://pryad.example/assets/shared-XOsrNf1x.js'

/** An error with a trace as Chromium writes it. */
function anError(stack: string, message = 'Анна, +7 900 123-45-67'): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (${stack})` })
}

test('an error counts by its kind, file and build, and never by its message', () => {
  const counts = watchCounts()
  countErrors('2583b985', '/search')
  dispatchEvent(
    new ErrorEvent('error', { error: anError(''), filename: `${asset}?again=1`, message: 'Анна' }),
  )
  dispatchEvent(new RejectionEvent(anError(`${asset}:1:200`)))
  dispatchEvent(new RejectionEvent('Анна'))
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('Анна') }))
  expect(counts).toEqual([
    'script-error TypeError:shared-XOsrNf1x.js:2583b985',
    'script-error rejection:shared-XOsrNf1x.js:2583b985',
    'script-error rejection:foreign:2583b985',
    'script-error RangeError:foreign:2583b985',
  ])
})

test.each([
  ['https://pryad.example/search?q=anna@example.ru', 'page'],
  ['https://evil.example/assets/shared-XOsrNf1x.js', 'foreign'],
  ['https://pryad.example/media/anna.js', 'foreign'],
  ['chrome-extension://abc/inject.js', 'foreign'],
])('an error in «%s» is one of «%s»', (filename, file) => {
  const counts = watchCounts()
  countErrors('2583b985', '/search')
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('Анна'), filename }))
  expect(counts).toEqual([`script-error TypeError:${file}:2583b985`])
})

test('errors from before count as well, equal ones once, and five of a page at most', () => {
  const counts = watchCounts()
  const fail = (name: string) =>
    new ErrorEvent('error', { error: anError(''), filename: `https://pryad.example/assets/${name}.js` })
  vi.stubGlobal('start', { errors: [fail('early'), fail('early')] })
  countErrors('2583b985', '/search')
  expect(counts).toEqual(['script-error TypeError:early.js:2583b985'])
  for (let number = 0; number < 9; number++) dispatchEvent(fail(`late-${number}`))
  expect(counts).toHaveLength(5)
})
