import type { SiteRequest } from '#app/api/context.ts'
import { readSearch } from '#app/lib/routing/http.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { findTag, getTopicHead } from '../topics/topics.server.ts'
import { loadArticles } from './load-articles.server.ts'
import { toTeaserPage } from './to-article-teaser.server.ts'

/** A page of the articles, of a topic if the address names one. */
export async function loadArticlesPage(siteRequest: SiteRequest, url: URL) {
  const search = readSearch(url)
  const { tag, page } = search
  const [site, { articles }, head] = await Promise.all([
    getSite(siteRequest),
    loadArticles(siteRequest, url, search),
    getTopicHead(siteRequest, tag),
  ])
  return {
    tag: findTag(site, tag, url),
    page,
    articles: toTeaserPage(articles, !tag && page === 1, site.texts),
    ...head,
  }
}

/** One page of the list. */
export type LoadedArticles = Awaited<ReturnType<typeof loadArticlesPage>>
