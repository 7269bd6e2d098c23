/** Lets the browser run its waiting tasks before going on. */
export async function nextTask(): Promise<void> {
  // Browsers make a row of timers wait four milliseconds each. A `yield` in an idle moment would wait for another one.
  if ('scheduler' in window && 'postTask' in scheduler) await scheduler.postTask(() => undefined)
  else await new Promise((resolve) => setTimeout(resolve))
}
