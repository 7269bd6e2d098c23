import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveSecret } from '../derive-secret.ts'

/** How long drafts stay visible after a click on «Предпросмотр». */
export const previewLifetimeSeconds = 60 * 60

/** No JWT on purpose: nothing that takes Payload's tokens can take this one for a session. */
const tokenPattern = /^preview\.(\d+)\.(\d+)\.([A-Za-z0-9_-]{43})$/

/**
 * A token that lets its bearer see drafts, and do nothing else: `preview.<user id>.<end of life, seconds>.<HMAC-SHA256>`.
 * @param now milliseconds since 1970.
 */
export function issuePreviewToken(userId: number, installationSecret: string, now = Date.now()): string {
  const claims = `preview.${userId}.${Math.floor(now / 1000) + previewLifetimeSeconds}`
  return `${claims}.${sign(claims, installationSecret)}`
}

/** The id of the user a token was issued to; undefined when the token is none, forged or past its time. */
export function readPreviewToken(token: string, installationSecret: string, now = Date.now()) {
  const [, userId, expiresAt, signature] = tokenPattern.exec(token) ?? []
  if (!userId || !expiresAt || !signature) return undefined
  const expected = sign(`preview.${userId}.${expiresAt}`, installationSecret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return Number(expiresAt) * 1000 > now ? Number(userId) : undefined
}

function sign(claims: string, installationSecret: string): string {
  return createHmac('sha256', deriveSecret(installationSecret, 'preview token'))
    .update(claims)
    .digest('base64url')
}
