import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/requests.ts'
import type { SolveAnswer, SolveRequest } from './altcha-worker.ts'

/**
 * Proves work for the self-hosted captcha: fetches a challenge and solves it beside the page, which stays responsive. Where there are no
 * workers, or theirs does not come, the page does the work itself, piece by piece.
 * @returns the response to be sent with the form.
 * @throws when the challenge could not be fetched or solved, or with the signal's reason when it is aborted.
 */
export async function solveAltcha(signal: AbortSignal): Promise<string> {
  const challenge = await fetchData('/captcha-challenge', isRecord, { signal, cache: 'no-store' })
  const response = await solveInWorker({ challenge }, signal).catch(() => solveHere(challenge, signal))
  if (response === null) throw new Error('The challenge has no solution.')
  return response
}

async function solveInWorker(request: SolveRequest, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => resolve(data.response))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

async function solveHere(challenge: unknown, signal: AbortSignal): Promise<string | null> {
  const { proveWork } = await import('./prove-work.ts')
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  if (signal.aborted) throw signal.reason
  return proveWork(challenge, controller)
}
