import { siteRequestContext } from '../api/context.ts'
import { readQuery } from '../features/search/queries.ts'
import { searchContent, shortenSnippet } from '../features/search/search-content.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { notFound } from '../lib/routing/http.server.ts'
import type { Route } from './+types/search-hits.ts'

/** The most hits that are looked for while somebody types; the page of the search has all of them. */
const first = 20

/** Two lines of the popup. */
const snippetLength = 115

/** The hits of a query as data, for the popup of the search. Neither this server nor a cache in front keeps them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const site = await getSite(siteRequest)
  const query = readQuery(url)
  if (!site.hasSearch || !query) throw notFound(url)
  const headers = { 'cache-control': 'no-store' }
  const found = await searchContent(siteRequest, query, site, first)
  if (!found) return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '30' } })
  // The list is narrow and comes while somebody types: it has no pictures, and fewer words.
  const groups = found.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      picture: null,
      snippet: shortenSnippet(entry.snippet, snippetLength),
    })),
  }))
  return Response.json({ ...found, groups }, { headers })
}
