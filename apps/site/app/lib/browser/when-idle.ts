/** Calls when the browser has nothing better to do, `timeout` milliseconds from now at the latest. */
export function whenIdle(callback: () => void, timeout: number): void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout })
  else setTimeout(callback, 200)
}
