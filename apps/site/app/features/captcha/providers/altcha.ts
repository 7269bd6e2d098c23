import { isRecord } from '#app/lib/is-record.ts'
import { fetchData } from '#app/lib/network/fetch-data.ts'
import type { SolveAnswer, SolveRequest } from './altcha-worker.ts'

/**
 * Proves work for the self-hosted captcha: fetches a challenge and solves it beside the page, which stays responsive.
 * @returns the response to be sent with the form.
 * @throws when the challenge could not be fetched or solved, or with the signal's reason when it is aborted.
 */
export async function solveAltcha(signal: AbortSignal): Promise<string> {
  const challenge = await fetchData('/captcha-challenge', isRecord, { signal, cache: 'no-store' })
  return solve({ challenge }, signal)
}

function solve(request: SolveRequest, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new Error('The worker failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => {
      if (data.response === null) reject(new Error('The challenge has no solution.'))
      else resolve(data.response)
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
