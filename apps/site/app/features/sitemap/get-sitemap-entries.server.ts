import { type GetSitemapQuery, getSitemapOperation } from '@pryad/contract/generated/operations.ts'
import { standingPagePath } from '@pryad/contract/paths.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { newest, notAhead } from '#app/lib/text/dates.ts'
import { getTopics } from '../topics/topics.server.ts'

/** `updatedAt` is null where nobody knows it. */
export type SitemapEntry = { path: string; updatedAt: string | null }

type Changed = { updatedAt?: string | null }

/** Every page for search engines to find; undefined when the API is away. `shadePaths` are the addresses of shades by barcode. */
export async function getSitemapEntries(
  siteRequest: SiteRequest,
  shadePaths: Map<string, string>,
): Promise<SitemapEntry[] | undefined> {
  const { api, sitemapPaths } = siteRequest
  const articles: GetSitemapQuery['articles']['data'] = []
  const lessons: GetSitemapQuery['video']['data'] = []
  const shades: GetSitemapQuery['productsPackageProducts']['data'] = []
  const { tags } = await getTopics(siteRequest)
  for (let page = 1; ; page++) {
    const told = await api.query(getSitemapOperation, { page })
    const { articles: some, video, productsPackageProducts: products, pages } = told
    if (!some || !video || !products || !pages || !tags) return undefined
    articles.push(...some.data)
    lessons.push(...video.data)
    shades.push(...products.data)
    if ([some, video, products].some(({ paginatorInfo }) => paginatorInfo.hasMorePages)) continue

    const entries: SitemapEntry[] = []
    const add = (path: string, shows: Changed[]) => entries.push({ path, updatedAt: newestOf(shows) })
    const all = [...articles, ...lessons, ...shades]
    const lists: Record<string, Changed[]> = {
      '/': all,
      '/articles': articles,
      '/video': lessons,
      '/shades': shades,
    }
    for (const path of sitemapPaths) {
      // Without shades the shade finder has nothing to offer, and a list without entries is still being prepared.
      const isEmpty = path === '/shade' ? shadePaths.size === 0 : lists[path]?.length === 0
      if (path === '/' || !isEmpty) add(path, lists[path] ?? [])
    }
    for (const tag of tags)
      add(`/?tag=${tag.slug}`, [tag, ...all.filter(({ tags }) => tags.some(({ slug }) => slug === tag.slug))])
    const shadesByEan = new Map(shades.map((shade) => [shade.ean, shade]))
    for (const [ean, path] of shadePaths) add(path, [shadesByEan.get(ean) ?? {}])
    for (const one of [...articles, ...lessons]) {
      // An article may be read elsewhere; that is for the other site's map.
      if (one.href.startsWith('/')) add(one.href, [one])
    }
    for (const one of pages) add(standingPagePath(one.slug), [one])
    return entries
  }
}

/** The time of the newest change. */
function newestOf(changed: Changed[]): string | null {
  const time = newest(changed.flatMap(({ updatedAt }) => updatedAt || []))
  return time ? notAhead(time) : null
}
