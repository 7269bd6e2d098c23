const controller = new AbortController()

/** Aborted when this process has been asked to end: nothing new begins, and running work is stopped. */
export const interruption = controller.signal

/** From now on Ctrl-C, or any other request to end, aborts `interruption` instead of ending the process on the spot. */
export function abortOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // On every signal: npm passes on signals that the terminal has sent already, and none may cut the cleanup short.
    process.on(signal, () => controller.abort(new Error('Interrupted.')))
  }
}
