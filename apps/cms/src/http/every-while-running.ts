import type { Payload } from 'payload'

/** Does some work at an interval until this instance of Payload ends, which it does not prolong. Gives what ends it earlier. */
export function everyWhileRunning(payload: Payload, intervalMs: number, work: () => void): () => void {
  const timer = setInterval(work, intervalMs).unref()
  const stop = () => clearInterval(timer)
  const { destroy } = payload
  payload.destroy = async () => {
    stop()
    await destroy()
  }
  return stop
}
