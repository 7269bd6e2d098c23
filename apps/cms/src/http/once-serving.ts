import type { Payload } from 'payload'
import { everyWhileRunning } from './every-while-running.ts'

/** How often a starting process looks whether it serves people. */
const startingMs = 500

/**
 * Does some work once this process serves people: a process that runs jobs does, a command such as the import never does. Nothing waits
 * for the work; when it fails, `problem` is logged.
 */
export function onceServing(payload: Payload, problem: string, work: () => Promise<unknown>): void {
  const stop = everyWhileRunning(payload, startingMs, () => {
    if (payload.crons.length === 0) return
    stop()
    work().catch((error: unknown) => payload.logger.warn({ err: error }, problem))
  })
}
