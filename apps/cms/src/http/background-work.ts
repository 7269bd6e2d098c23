import type { Payload } from 'payload'

/** Runs `work` at an interval until this instance of Payload ends, which it does not prolong. Returns a function that stops it earlier. */
export function runEvery(payload: Payload, intervalMs: number, work: () => void): () => void {
  const timer = setInterval(work, intervalMs).unref()
  const stop = () => clearInterval(timer)
  const { destroy } = payload
  payload.destroy = async () => {
    stop()
    await destroy()
  }
  return stop
}

/** How often a starting process looks whether it serves people. */
const startingMs = 500

/** Whether this process serves people: then it runs jobs, which a command such as the import never does. */
export function isServing({ crons }: Payload): boolean {
  return crons.length > 0
}

/** Runs `work` once this process serves people. Nothing waits for the work; when it fails, `problem` is logged at `level`. */
export function whenServing(
  payload: Payload,
  problem: string,
  work: () => Promise<unknown>,
  level: 'warn' | 'error' = 'warn',
): void {
  const stop = runEvery(payload, startingMs, () => {
    if (!isServing(payload)) return
    stop()
    work().catch((error: unknown) => payload.logger[level]({ err: error }, problem))
  })
}
