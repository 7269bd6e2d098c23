import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshStorage } from '../browser/testing/fresh-storage.ts'
import { loadPart } from './load-part.ts'

const reload = vi.fn()
const assign = vi.fn()
const missing = () => Promise.reject(new TypeError('Failed to fetch'))
let network: EventTarget

freshStorage('sessionStorage')
beforeEach(() => {
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', { href: 'http://site.test/', reload, assign })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
})

afterEach(() => {
  vi.resetAllMocks()
})

test('a part that is gone leads to the page that was wanted, once within ten seconds', async () => {
  void loadPart(missing, () => '/video')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/video'))
  await expect(loadPart(missing, () => '/video')).rejects.toThrow('Failed to fetch')
  expect(assign).toHaveBeenCalledOnce()
})

test('a network that is back by the time it is asked brings the part, and nothing is loaded again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part')
  expect(await loadPart(load)).toBe('part')
  expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('the page at hand is loaded again, so that its entry keeps its popups', async () => {
  void loadPart(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(assign).not.toHaveBeenCalled()
})

for (const [state, onLine] of [
  ['says so', false],
  ['seems to be there', true],
] as const) {
  test(`without a network that ${state} nothing is loaded again, and the part comes with it`, async () => {
    vi.stubGlobal('navigator', { onLine })
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part')
    const part = loadPart(load)
    await vi.waitFor(() => expect(document.documentElement.dataset).toHaveProperty('offline'))
    vi.stubGlobal('navigator', { onLine: true })
    vi.mocked(fetch).mockResolvedValue(new Response())
    network.dispatchEvent(new Event('online'))
    expect(await part).toBe('part')
    expect(document.documentElement.dataset).not.toHaveProperty('offline')
    expect([reload, assign].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
}
