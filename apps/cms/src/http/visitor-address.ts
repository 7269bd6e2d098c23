import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'

/**
 * The address of the visitor behind a request, null when it cannot be told. The public site passes it in `x-visitor-address` and
 * shows by `x-site-secret` that it is the site. Anybody else is known by the last entry of `x-forwarded-for`: the server before Next.js
 * leaves one there, its own view or that of a proxy named in `TRUST_PROXY`.
 */
export function visitorAddress(headers: Headers, siteSecret: string | undefined): string | null {
  const told = isFromSite(headers, siteSecret) ? headers.get('x-visitor-address') : null
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  return [told, forwarded].map((value) => value?.trim() ?? '').find((value) => isIP(value) > 0) ?? null
}

/** Whether the public site itself asks: it shows the secret that both know. */
export function isFromSite(headers: Headers, siteSecret: string | undefined): boolean {
  const shown = headers.get('x-site-secret')
  return shown !== null && siteSecret !== undefined && timingSafeEqual(digest(shown), digest(siteSecret))
}

/** Digests have one length, as a comparison in constant time needs it. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
