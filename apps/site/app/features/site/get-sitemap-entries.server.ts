import { getSitemapOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'

export type SitemapEntry = { path: string; updatedAt: string | null }

/** Every page for search engines to find; undefined when the API is away. */
export async function getSitemapEntries({ api }: SiteRequest): Promise<SitemapEntry[] | undefined> {
  const entries: SitemapEntry[] = [
    { path: '/', updatedAt: null },
    { path: '/video', updatedAt: null },
  ]
  for (let page = 1, hasMore = true; hasMore; page++) {
    const { articles, video, pages } = await api.query(getSitemapOperation, { page })
    if (!articles || !video || !pages) return undefined
    for (const { href, updatedAt } of [...articles.data, ...video.data]) {
      // An article may be read elsewhere; that is for the other site's map.
      if (href.startsWith('/')) entries.push({ path: href, updatedAt })
    }
    if (page === 1) entries.push(...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, updatedAt })))
    hasMore = articles.paginatorInfo.hasMorePages || video.paginatorInfo.hasMorePages
  }
  return entries
}
