import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { readQuery } from '../features/search/queries.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { searchContent } from '../features/search/search-content.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/use-site.ts'
import { countOnServer } from '../features/statistics/count.server.ts'
import { listTitle, nearestTopics } from '../features/topics/topics.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { notFound, withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/search.ts'

export const handle: PageHandle = { layout: 'plain' }

/** How many topics are offered. */
const topicCount = 6

/** The answers to `?q=`; without it the field alone. A backend without a search has no such page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const site = await getSite(siteRequest)
  if (!site.hasSearch) throw notFound(url)
  const query = readQuery(url)
  const found = query ? await searchContent(siteRequest, query, site) : null
  if (found) countOnServer(siteRequest, found.count > 0 ? 'search' : 'search-empty', query)
  return withStatus(
    { query, found: found ?? null, topics: nearestTopics(query, site.tags, topicCount) },
    found !== undefined,
    // Caches in front of the site must not keep these answers: few visitors type the same query.
    { 'cache-control': 'private, no-cache' },
  )
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { title, intro } = site.texts.sections.search
  const { query } = loaderData
  return [
    ...pageMeta({
      site,
      path: '/search',
      title: `${listTitle(title, query)} — ${site.name}`,
      description: intro,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
