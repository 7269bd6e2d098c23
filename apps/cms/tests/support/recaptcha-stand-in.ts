import { setTimeout } from 'node:timers/promises'
import { type StandIn, startStandIn } from './stand-in.ts'

export const recaptchaSecret = 'recaptcha-secret'

/**
 * Speaks reCAPTCHA's `siteverify`. Responses that begin with `valid` are good once (a second time is told after half a second), `broken`, `silent`, `failing` and `elsewhere`
 * make it misbehave, others are wrong.
 */
export async function startRecaptchaStandIn(): Promise<StandIn> {
  const used = new Set<string>()
  const accepted = { success: true, challenge_ts: '2026-01-15T00:00:00Z', hostname: 'example.ru' }
  const refuse = (code: string) => ({ success: false, 'error-codes': [code] })
  return startStandIn(async (path, { secret, response = '' }) => {
    if (path === '/moved') return accepted
    if (path !== '/api/siteverify') return 'failing'
    if (!secret) return refuse('missing-input-secret')
    if (secret !== recaptchaSecret) return refuse('invalid-input-secret')
    switch (response) {
      case 'broken':
      case 'silent':
      case 'failing':
      case 'elsewhere':
        return response
      case 'other-shape':
        return { ok: true }
      case 'secret-withdrawn':
        return refuse('invalid-input-secret')
    }
    if (!response.startsWith('valid')) return refuse('invalid-input-response')
    if (used.has(response)) {
      await setTimeout(500)
      return refuse('timeout-or-duplicate')
    }
    used.add(response)
    return accepted
  })
}
