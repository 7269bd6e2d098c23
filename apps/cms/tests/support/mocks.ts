import { vi } from 'vitest'

/** Sets the clock; timers go on as they are. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

/** Sets the clock forward. */
export function inSeconds(seconds: number): void {
  setClock(Date.now() + seconds * 1000)
}

/** Takes back the mocks of a test: the clock is right again. */
export function restoreMocks(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
}
