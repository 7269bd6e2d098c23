import { siteRequestContext } from '../api/context.ts'
import { getFeed } from '../features/feed/feed.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { notFound } from '../lib/routing/http.server.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/feed.ts'

export const handle: PageHandle = { search: [] }

/** The newest articles as a feed. A backend that tells no dates has none: Atom cannot do without them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const site = await getSite(siteRequest)
  if (!site.hasFeed) throw notFound(url)
  const atom = await getFeed(siteRequest, site)
  if (!atom) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  return new Response(atom, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
