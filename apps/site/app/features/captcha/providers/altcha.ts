import type { SolveAnswer, SolveRequest } from './altcha-worker.ts'

/** Longest wait for a challenge; solving it takes about a second on a phone, and is never cut short. */
const challengeMilliseconds = 10_000

/** A challenge could not be had or solved. */
export class CaptchaError extends Error {
  override name = 'CaptchaError'
}

/**
 * Proves work for the self-hosted captcha: fetches a challenge and solves it beside the page, which stays responsive.
 * @returns the response to be sent with the form.
 * @throws {CaptchaError}, or the signal's reason when it is aborted.
 */
export async function solveAltcha(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/captcha-challenge', {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(challengeMilliseconds)]),
  })
  if (!answer.ok) throw new CaptchaError(`The challenge was answered with ${answer.status}.`)
  const challenge: unknown = await answer.json()
  return solve({ challenge }, signal)
}

function solve(request: SolveRequest, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new CaptchaError('The worker failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => {
      if (data.response === null) reject(new CaptchaError('The challenge has no solution.'))
      else resolve(data.response)
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
