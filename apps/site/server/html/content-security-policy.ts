import { platforms } from '@pryad/contract/video/platform-video.ts'

/** Sources of other companies that a page may load, by kind of resource: an origin, or better a path. */
export type ForeignOrigins = {
  scripts: string[]
  frames: string[]
  connections: string[]
  images: string[]
  media: string[]
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
  /** Origins that may show the page in a frame: the panel, for a preview. */
  frameAncestors?: string[]
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
  frameAncestors = [],
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
    'frame-ancestors': ["'self'", ...frameAncestors],
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
