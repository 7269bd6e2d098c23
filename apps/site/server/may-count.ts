import type { SiteRequest } from '../app/api/context.ts'

/**
 * Whether what a visitor does by a request may be counted: not what a browser fetches ahead, nor what a page of another site posts; and of
 * those whose browser asks not to observe them (Global Privacy Control, Do Not Track) only what they answer on purpose.
 */
export function mayCount({ method, headers }: Pick<Request, 'method' | 'headers'>): SiteRequest['counting'] {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  const isForeignForm = method === 'POST' && headers.get('sec-fetch-site') === 'cross-site'
  if (purpose.includes('prefetch') || isForeignForm) return 'no'
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' ? 'onPurposeOnly' : 'yes'
}
