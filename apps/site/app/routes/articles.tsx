import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { ArticlesPage } from '../features/articles/ArticlesPage.tsx'
import { articlesPageMeta } from '../features/articles/articles-page-meta.ts'
import { loadArticlesPage } from '../features/articles/load-articles-page.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { siteOf } from '../features/site/use-site.ts'
import { withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, hasSameData, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/articles.ts'

export const handle: PageHandle = { layout: 'plain', search: ['page', 'tag'], isInSitemap: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadArticlesPage(context.get(siteRequestContext), url)
  return withStatus(loaded, loaded.articles !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  return loaderData && site ? articlesPageMeta(loaderData, site) : []
}

export default memo(function Articles({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage loaded={loaderData} />
}, hasSameData)
