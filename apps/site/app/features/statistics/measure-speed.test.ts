// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { turnCounting } from './count.ts'
import { measureSpeed } from './measure-speed.ts'

type Told = Pick<Metric, 'id' | 'name' | 'value' | 'navigationURL'>

const library = vi.hoisted(() => {
  const reports = new Map<string, (metric: Told) => void>()
  const watch = (name: string) => (report: (metric: Told) => void) => void reports.set(name, report)
  return { reports, onLCP: watch('LCP'), onINP: watch('INP'), onCLS: watch('CLS'), onTTFB: watch('TTFB') }
})
vi.mock('web-vitals', () => library)

// Other test files share this window.
const listening = vi.spyOn(window, 'addEventListener')
let visibility: DocumentVisibilityState = 'visible'

afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options)
  turnCounting(false)
  vi.restoreAllMocks()
})

const navigationURL = 'https://pryad.example/articles/uhod'

/** A page that measures, what its library tells, and the beacons that leave it. */
function measuring() {
  const sent: string[][] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    if (body instanceof URLSearchParams) sent.push(body.getAll('key'))
    return true
  })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  turnCounting(true)
  measureSpeed()
  return {
    sent,
    tell: (name: Metric['name'], value: number, id: string = name) =>
      library.reports.get(name)?.({ name, value, id, navigationURL }),
    turn: (to: DocumentVisibilityState) => {
      visibility = to
      dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('a page tells its speed once, in one beacon, when the visitor turns away, by the kind of the page that was loaded', () => {
  const { tell, turn, sent } = measuring()
  tell('TTFB', 120.4)
  tell('CLS', 0.0123)
  turn('visible')
  expect(sent).toEqual([])
  tell('LCP', 912.6)
  tell('INP', 80)
  tell('INP', 96)
  turn('hidden')
  expect(sent).toEqual([['article:TTFB:120', 'article:CLS:12', 'article:LCP:913', 'article:INP:96']])
  turn('visible')
  tell('INP', 400)
  turn('hidden')
  expect(sent).toHaveLength(1)
})

test('a page that comes back from the browser’s memory is another load', () => {
  const { tell, turn, sent } = measuring()
  tell('LCP', 900, 'first')
  turn('hidden')
  tell('LCP', 20, 'restored')
  turn('hidden')
  expect(sent).toEqual([['article:LCP:900'], ['article:LCP:20']])
})
