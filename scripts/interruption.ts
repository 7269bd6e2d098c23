const controller = new AbortController()

/** Aborted when this process has been asked to end: nothing new begins, and running work is stopped. */
export const interruption = controller.signal

/** How often a process that npm has started looks whether npm is still there. */
const lookMilliseconds = 500

/** From now on Ctrl-C, or any other request to end, aborts `interruption` instead of ending the process on the spot. */
export function abortOnSignal(): void {
  const abort = () => controller.abort(new Error('Interrupted.'))
  // On every signal: npm passes on signals that the terminal has sent already, and none may cut the cleanup short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort)
  if (process.env.npm_lifecycle_event) abortWithoutParent(abort)
}

/** npm does not pass SIGTERM on: it ends with its shell, and this process gets another parent. */
function abortWithoutParent(abort: () => void): void {
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) abort()
  }
  setInterval(look, lookMilliseconds).unref()
}

/** Resolves when this process has been asked to end. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    if (interruption.aborted) resolve()
    interruption.addEventListener('abort', () => resolve())
  })
}
