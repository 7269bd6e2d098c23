import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbList } from '#app/lib/head/structured-data.ts'
import { furtherTitle } from '#app/lib/lists.ts'
import { listUrl } from '#app/lib/routing/addresses.ts'
import { countOf } from '#app/texts/fill.ts'
import { breadcrumbsTo } from '../sections/breadcrumbs-to.ts'
import type { SiteView } from '../site/site-view.ts'
import { describeList, listTitle } from '../topics/topics.ts'
import { articleList } from './article-list.ts'
import type { LoadedArticles } from './load-articles-page.server.ts'

/** The head of a page of articles for search engines and link previews. */
export function articlesPageMeta(loaded: LoadedArticles, site: SiteView): MetaDescriptor[] {
  const { tag, page, articles, image } = loaded
  const { title, description, found } = site.texts.sections.articles
  const list = listTitle(title, tag?.name)
  const heading = page > 1 ? furtherTitle(list, articles) : list
  return pageMeta({
    site,
    // The page of a topic begins with the same articles, and has everything else of it.
    path: tag && page === 1 ? listUrl('/', { tag: tag.slug }) : articleList.urlOf(loaded),
    ...(page > 1 && { previous: articleList.urlOf({ tag, page: page - 1 }) }),
    ...(articles?.hasMore && { next: articleList.urlOf({ tag, page: page + 1 }) }),
    title: `${heading} — ${site.name}`,
    description: describeList(heading, loaded, { found: countOf(found, articles?.total), text: description }),
    image,
    structured: [
      breadcrumbList(site, [
        ...breadcrumbsTo('articles', site.texts),
        ...(tag ? [{ text: tag.name, url: articleList.urlOf({ tag, page: 1 }) }] : []),
      ]),
    ],
  })
}
