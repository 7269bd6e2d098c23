import { routeSegments } from './generated/route-segments.ts'

/** Where the browser sends sums of what visitors have done. */
export const countPath = '/count'

/** First segments of the addresses that the site's server answers outside of the routes. */
export const serverSegments: readonly string[] = [
  'assets',
  'content-version',
  'count',
  'csp-reports',
  'healthz',
  'lessons',
  'media',
  'metrics',
  'preview',
  'purge',
  'readyz',
  'share',
  'strand',
]

const reserved = new Set([...serverSegments, ...routeSegments])

/** Whether a standing page at this address would be hidden by an address of the site's own. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
