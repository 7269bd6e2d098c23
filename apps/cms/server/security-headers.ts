import type { ServerResponse } from 'node:http'
import { beforeHeaders } from './before-headers.ts'

export type Origins = { cmsUrl: string; siteUrl: string }

type Policy = Record<string, string>

/** Headers of everything the cms answers. No policy names the panel's address to other servers: it may hold the key to an account. */
const always: Policy = {
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Two years, in seconds. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/** Sets the security headers of a response; they replace headers of the same name. */
export function sendSecurityHeaders(
  response: ServerResponse,
  path: string,
  policy: string,
  origins: Origins,
): void {
  beforeHeaders(response, () => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    response.setHeader('content-security-policy', policy)
    if (origins.cmsUrl.startsWith('https:'))
      response.setHeader('strict-transport-security', transportSecurity)
    if (isPrivate(path)) response.setHeader('cache-control', 'no-store')
  })
}

/** Whether the response to a path depends on the reader. Files of the same interface are for everybody, and cached. */
function isPrivate(path: string): boolean {
  return /^\/(admin|api)(\/|$)/.test(path) && !/^\/api\/(media|video-files)\/file\//.test(path)
}
