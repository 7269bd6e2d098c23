import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

export type Origins = { cmsUrl: string; siteUrl: string }

type HeaderSettings = Origins & { isIndexed: boolean }

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
  { cmsUrl, isIndexed }: HeaderSettings,
): void {
  beforeHeaders(response, () => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    response.setHeader('content-security-policy', policy)
    if (cmsUrl.startsWith('https:')) response.setHeader('strict-transport-security', transportSecurity)
    if (!isIndexed) response.setHeader('x-robots-tag', 'noindex')
    if (isPrivate(path)) response.setHeader('cache-control', 'no-store')
  })
}

/** Whether the response to a path depends on the reader. Files of the same interface are for everybody, and cached. */
function isPrivate(path: string): boolean {
  return /^\/(admin|api)(\/|$)/.test(path) && !/^\/api\/(media|video-files)\/file\//.test(path)
}

/**
 * Content Security Policy (CSP Level 3) of an answer, and the nonce of its scripts if it is a page of the panel. Other answers are data
 * and files, which need no more than to be looked at.
 */
export function contentSecurityPolicy(path: string, origins: Origins, isDevelopment: boolean): string {
  return isPanel(path) ? panelPolicy(origins, isDevelopment) : filePolicy
}

/** Whether an address is a page of the panel. */
export function isPanel(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}

// The preview beside a form is led through the cms in its frame, and browsers judge that step as well.
const closed = ["base-uri 'none'", "frame-ancestors 'self'", "object-src 'none'"]

const filePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  ...closed,
].join('; ')

/**
 * Scripts are trusted by a nonce, which Next.js finds in this header of the request, and pass their trust on to those they load.
 * Payload and its editor set styles in attributes. The frame beside a form shows the site, which is sent by way of the cms.
 */
function panelPolicy({ siteUrl }: Origins, isDevelopment: boolean): string {
  const nonce = randomBytes(16).toString('base64')
  // React tells in development where an error came from by eval, and pages are renewed by a web socket.
  const [evaluation, sockets] = isDevelopment ? [" 'unsafe-eval'", ' ws: wss:'] : ['', '']
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob:${sockets}`,
    `frame-src 'self' ${new URL(siteUrl).origin}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    ...closed,
  ].join('; ')
}

/** Runs `change` at the last moment at which headers of a response can be changed, also those that other code has set. */
function beforeHeaders(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead
  let isChanged = false
  response.writeHead = function changed(this: ServerResponse, ...args: unknown[]) {
    if (!isChanged) {
      isChanged = true
      change()
    }
    return Reflect.apply(writeHead, this, args)
  } as typeof writeHead
}
