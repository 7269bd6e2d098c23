import { getSitemapOperation } from '@pryad/contract/generated/operations.ts'
import { standingPagePath } from '@pryad/contract/paths.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { getSite } from '../site/get-site.server.ts'

export type SitemapEntry = { path: string; updatedAt: string | null }

/** Every page for search engines to find; undefined when the API is away. */
export async function getSitemapEntries(
  siteRequest: SiteRequest,
  shadePaths: string[],
): Promise<SitemapEntry[] | undefined> {
  const { api } = siteRequest
  const { tags } = await getSite(siteRequest)
  // Without shades the shade finder has nothing to offer.
  const own = siteRequest.sitemapPaths.filter((path) => path !== '/shade' || shadePaths.length > 0)
  const paths = [...own, ...tags.map(({ slug }) => `/?tag=${slug}`), ...shadePaths]
  const entries: SitemapEntry[] = paths.map((path) => ({ path, updatedAt: null }))
  for (let page = 1, hasMore = true; hasMore; page++) {
    const { articles, video, pages } = await api.query(getSitemapOperation, { page })
    if (!articles || !video || !pages) return undefined
    for (const { href, updatedAt } of [...articles.data, ...video.data]) {
      // An article may be read elsewhere; that is for the other site's map.
      if (href.startsWith('/')) entries.push({ path: href, updatedAt })
    }
    if (page === 1)
      entries.push(...pages.map(({ slug, updatedAt }) => ({ path: standingPagePath(slug), updatedAt })))
    hasMore = articles.paginatorInfo.hasMorePages || video.paginatorInfo.hasMorePages
  }
  return entries
}
