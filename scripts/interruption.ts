const controller = new AbortController()

/** Aborted when this process has been asked to end, and ends by unwinding: nothing new begins, and what has begun is stopped. */
export const interruption = controller.signal

/** From now on Ctrl-C, or whatever else asks this process to end, unwinds it instead of ending it on the spot. */
export function unwindWhenAsked(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Every one of them: npm passes on what the terminal has sent already, and none may cut the unwinding short.
    process.on(signal, () => controller.abort(new Error('Interrupted.')))
  }
}
