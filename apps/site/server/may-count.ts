import type { SiteRequest } from '../app/api/context.ts'

/**
 * Whether the visitor's action behind a request may be counted: not a browser's prefetch, nor a form of another site; and if the browser
 * asks not to observe the visitor (Global Privacy Control, Do Not Track), only answers given on purpose.
 */
export function mayCount({ method, headers }: Pick<Request, 'method' | 'headers'>): SiteRequest['counting'] {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  const isForeignForm = method === 'POST' && headers.get('sec-fetch-site') === 'cross-site'
  if (purpose.includes('prefetch') || isForeignForm) return 'no'
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' ? 'onPurposeOnly' : 'yes'
}
