import type { FastifyInstance } from 'fastify'

/**
 * Headers that turn off browser features that this site never needs; on every response, kept pages included. There is no
 * `Cross-Origin-Opener-Policy`: with one a browser gives up the process it has ready for the page and starts another (docs/security.md).
 */
export const securityHeaders: [string, string][] = [
  // Pages, data, scripts and fonts are for this site alone; pictures and lessons say otherwise (docs/security.md).
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  // The platforms of lessons refuse to play without knowing where.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
]

/** Other sites show this: a picture in a preview of a link, an icon in a list of results. */
export const shownElsewhere = ['cross-origin-resource-policy', 'cross-origin'] as const

/** Two years, in seconds. */
const transportSecurity: [string, string] = [
  'strict-transport-security',
  'max-age=63072000; includeSubDomains',
]

/** The headers of this site: one that is reached by https asks browsers never to come by anything else. */
export function headersFor(siteUrl: string): [string, string][] {
  return siteUrl.startsWith('https:') ? [...securityHeaders, transportSecurity] : securityHeaders
}

/** Puts the security headers on everything that Fastify answers. */
export function sendSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = headersFor(siteUrl)
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value)
  })
}
