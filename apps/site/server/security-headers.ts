import { platforms } from '@pryad/contract/video/platform-video.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Headers that turn off browser features that this site never needs; on every response, kept pages included. There is no
 * `Cross-Origin-Opener-Policy`: with one a browser gives up the process it has ready for the page and starts another (docs/security.md).
 */
const securityHeaders: [string, string][] = [
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

/** What a staging copy says to search engines, in its headers and in the head of each page. */
export const hidden: [string, string] = ['x-robots-tag', 'noindex']
export const hiddenMeta = '<meta name="robots" content="noindex"/>'

type HeaderSettings = { siteUrl: string; isIndexed: boolean }

/** The headers of this site: one that is reached by https asks browsers never to come by anything else. */
export function headersFor({ siteUrl, isIndexed }: HeaderSettings): [string, string][] {
  return [
    ...securityHeaders,
    ...(siteUrl.startsWith('https:') ? [transportSecurity] : []),
    ...(isIndexed ? [] : [hidden]),
  ]
}

/** Puts the security headers on everything that Fastify answers. */
export function sendSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const headers = headersFor(settings)
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value)
  })
}

/** Sources of other companies that a page may load, by kind of resource: an origin, or better a path. */
export type ForeignOrigins = {
  scripts: string[]
  frames: string[]
  connections: string[]
  images: string[]
  media: string[]
  /** Origins that may show the page in a frame. */
  ancestors: string[]
}

export function noForeign(): ForeignOrigins {
  return { scripts: [], frames: [], connections: [], images: [], media: [], ancestors: [] }
}

/** The platforms' players: pages show nothing else of them. */
const platformFrames = Object.values(platforms).map(({ player }) => player.origin + player.path)

/** Where browsers report violations of a policy. */
export const reportsPath = '/csp-reports'

/** The name that a policy calls that address by, and the header that explains the name (Reporting API). */
const reportsName = 'csp'
export const reportingEndpoints: [string, string] = ['reporting-endpoints', `${reportsName}="${reportsPath}"`]

type PolicyOptions = {
  scriptHashes: string[]
  styleHashes: string[]
  foreign: ForeignOrigins
  /** Whether the site is reached by https. */
  isSecure: boolean
}

/**
 * The content security policy of a page: what it may load and run, and nothing else (CSP Level 3). It has to be right for every page that is
 * opened from this one without loading a document, so it differs by the services of the site alone, not by the page.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  foreign,
  isSecure,
}: PolicyOptions): string {
  return toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...foreign.scripts],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...foreign.images],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...foreign.media],
    'connect-src': ["'self'", ...foreign.connections],
    'frame-src': [...platformFrames, ...foreign.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...foreign.ancestors],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [reportsPath],
    'report-to': [reportsName],
  })
}

/** The policy of responses that are not pages of the site: they load nothing, and no page may frame them. */
export const policyOfNothing = toPolicy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function toPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
