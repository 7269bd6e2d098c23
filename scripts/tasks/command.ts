const controller = new AbortController()

/** Aborted when this process has been asked to end: no new work starts, and running programs are stopped. */
export const interruption = controller.signal

/** How often a process that npm has started checks that npm still runs. */
const parentCheckMilliseconds = 500

/** From this call on Ctrl-C, or any other request to end, aborts `interruption` instead of ending the process at once. */
export function abortOnSignal(): void {
  const abort = () => controller.abort(new Error('Interrupted.'))
  // On every signal: npm passes on signals that the terminal has sent already, and none may cut the cleanup short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort)
  if (process.env.npm_lifecycle_event) abortWithoutParent(abort)
}

/** npm does not pass SIGTERM on: it ends with its shell, and this process gets another parent. */
function abortWithoutParent(abort: () => void): void {
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) abort()
  }
  setInterval(check, parentCheckMilliseconds).unref()
}

/** Resolves when this process has been asked to end. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    if (interruption.aborted) resolve()
    interruption.addEventListener('abort', () => resolve())
  })
}

/**
 * Runs an npm command to its end. An error gives exit code 1 and is printed: its message, which says what to do, or the stack of a
 * mistake in the code. An interrupted command prints nothing.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (interruption.aborted) return
    const isMistake = error instanceof TypeError || error instanceof ReferenceError
    console.error(error instanceof Error && !isMistake ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Runs one step of a longer command. Prints a line when it starts and one when it ends, with its duration: `Building the panel… 48 s`.
 * @throws the error of `work`, with `remedy` (how a person can help) below its message.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  remedy?: string,
): Promise<Result> {
  console.log(`${name}…`)
  const startedAt = performance.now()
  const duration = () => formatDuration(performance.now() - startedAt)
  try {
    const result = await work()
    console.log(`${name}… ${duration()}`)
    return result
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const lines = [`${name} failed after ${duration()}: ${message}`, remedy]
    throw new Error(lines.filter(Boolean).join('\n'), { cause: error })
  }
}

/** A duration for people: `0.4 s`, `48 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
