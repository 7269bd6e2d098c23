import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long drafts stay visible after a click on «Предпросмотр». */
export const previewLifetimeSeconds = 60 * 60

/** Path of the site that takes a token; the cms redirects there and nowhere else. */
export const previewPath = '/preview'

/** Not a JWT on purpose: code that takes Payload's tokens cannot mistake this one for a session. */
const tokenPattern = /^preview\.(\d+)\.([A-Za-z0-9-]+)\.(\d+)\.([A-Za-z0-9_-]{43})$/

/** Whose token it is: their account, and the session of the panel that it was made in and ends with. */
type PreviewOwner = { userId: number; sessionId: string }

/** The contents of a token; the end of its life is in milliseconds since 1970. */
export type PreviewToken = PreviewOwner & { expiresAt: number }

/**
 * A token that lets its bearer see drafts, and do nothing else:
 * `preview.<user id>.<session id>.<end of life, seconds>.<HMAC-SHA256>`. The id of a session opens nothing without Payload's signature.
 * @param siteSecret the secret that cms and site share: each side can tell a good token by itself.
 * @param now milliseconds since 1970.
 */
export function issuePreviewToken(
  { userId, sessionId }: PreviewOwner,
  siteSecret: string,
  now = Date.now(),
): string {
  const claims = `preview.${userId}.${sessionId}.${Math.floor(now / 1000) + previewLifetimeSeconds}`
  return `${claims}.${sign(claims, siteSecret)}`
}

/** Reads a token; undefined when it is malformed, forged or expired. */
export function readPreviewToken(
  token: string,
  siteSecret: string,
  now = Date.now(),
): PreviewToken | undefined {
  const [, userId, sessionId, expiresAt, signature] = tokenPattern.exec(token) ?? []
  if (!userId || !sessionId || !expiresAt || !signature) return undefined
  const expected = sign(`preview.${userId}.${sessionId}.${expiresAt}`, siteSecret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const read = { userId: Number(userId), sessionId, expiresAt: Number(expiresAt) * 1000 }
  return read.expiresAt > now ? read : undefined
}

/** The secret has other uses: the label keeps the signatures made here from being valid there. */
function sign(claims: string, siteSecret: string): string {
  return createHmac('sha256', siteSecret).update(`pryad preview token\n${claims}`).digest('base64url')
}
