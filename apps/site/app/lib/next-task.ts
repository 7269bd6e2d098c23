/** Lets the browser do what is waiting, before going on. */
export function nextTask(): Promise<void> {
  // Browsers make a row of timers wait four milliseconds each.
  if ('scheduler' in window && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
