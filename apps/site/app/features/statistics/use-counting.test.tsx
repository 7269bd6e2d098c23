// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const measureSpeed = vi.fn()
vi.mock('./measure-speed.ts', () => ({ measureSpeed }))

let beIdle: (() => void) | undefined
vi.mock(import('#app/lib/browser/scheduling.ts'), async (original) => ({
  ...(await original()),
  whenSeen: (callback) => callback(),
  whenIdle: (callback) => {
    beIdle = callback
  },
}))

beforeEach(() => {
  vi.resetModules()
  beIdle = undefined
  measureSpeed.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(isCounting: boolean) {
  const { useCounting } = await import('./use-counting.ts')
  renderHook(() => useCounting(isCounting)).rerender()
}

test('the speed is measured once the page has nothing better to do', async () => {
  await open(true)
  expect(measureSpeed).not.toHaveBeenCalled()
  beIdle?.()
  await vi.waitFor(() => expect(measureSpeed).toHaveBeenCalledOnce())
})

test.each<[string, () => void, boolean]>([
  ['a site that does not count', () => undefined, false],
  [
    'a browser that asks not to observe',
    () => vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1'),
    true,
  ],
  ['a visitor who saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } }), true],
])('nothing is measured of %s', async (_, arrange, isCounting) => {
  arrange()
  await open(isCounting)
  expect(beIdle).toBeUndefined()
})
