import { setTimeout } from 'node:timers/promises'
import { type StandIn, startStandIn } from './stand-in.ts'

export const smartcaptchaSecret = 'smartcaptcha-secret'

/**
 * Speaks SmartCaptcha's `validate`. Tokens that begin with `valid` are good once (a second time is told after half a second), `broken`, `silent`, `failing` and `elsewhere`
 * make it misbehave, others are wrong.
 */
export async function startSmartcaptchaStandIn(): Promise<StandIn> {
  const used = new Set<string>()
  const accepted = { status: 'ok', message: '', host: 'example.ru' }
  const refuse = (message: string) => ({ status: 'failed', message })
  return startStandIn(async (path, { secret, token = '' }) => {
    if (path === '/moved') return accepted
    if (path !== '/validate') return 'failing'
    if (!secret) return refuse('Authentication failed. Secret has not provided.')
    if (secret !== smartcaptchaSecret) return refuse('Authentication failed. Invalid secret.')
    switch (token) {
      case 'broken':
      case 'silent':
      case 'failing':
      case 'elsewhere':
        return token
      case 'other-shape':
        return { success: true }
      case 'robot':
        return refuse('')
    }
    if (used.has(token)) await setTimeout(500)
    if (!token.startsWith('valid') || used.has(token)) return refuse('Invalid or expired Token.')
    used.add(token)
    return accepted
  })
}
