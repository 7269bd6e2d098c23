import { getCaptchaChallengeOperation } from '@pryad/contract/generated/operations.ts'
import { siteRequestContext } from '../api/context.ts'
import type { Route } from './+types/captcha-challenge.ts'

/** A fresh challenge of the self-hosted captcha for the visitor's browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteRequestContext)
  const { captchaChallenge } = await api.query(getCaptchaChallengeOperation, {}, { isFresh: true })
  const headers = { 'cache-control': 'no-store' }
  if (captchaChallenge === undefined) return new Response(null, { status: 503, headers })
  if (captchaChallenge === null) return new Response(null, { status: 404, headers })
  return Response.json(captchaChallenge, { headers })
}
