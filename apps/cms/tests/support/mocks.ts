import { vi } from 'vitest'
import type { TestCms } from './cms.ts'

/** Errors that a test brings about itself are no news for the log. */
export function silenceErrorLog(cms: TestCms) {
  return vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
}

/** Sets the clock; timers go on as they are. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

/** Sets the clock forward. */
export function inSeconds(seconds: number): void {
  setClock(Date.now() + seconds * 1000)
}

/** Takes back the mocks of a test: the clock is right again, the log is heard. */
export function restoreMocks(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
}
