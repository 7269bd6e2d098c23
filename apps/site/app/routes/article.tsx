import { articlePath } from '@pryad/contract/paths.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { memo } from 'react'
import { redirect } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { ArticlePage } from '../features/articles/ArticlePage.tsx'
import { articleMeta } from '../features/articles/article-meta.ts'
import { getArticle } from '../features/articles/get-article.server.ts'
import { helpfulField, helpfulName, thanksId } from '../features/articles/helpful-answer.ts'
import { loadArticle } from '../features/articles/load-article.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { siteOf } from '../features/site/use-site.ts'
import { countOnServer } from '../features/statistics/count.server.ts'
import { readForm } from '../lib/routing/http.server.ts'
import { forwardHeaders, hasSameData, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/article.ts'

export const handle: PageHandle = { layout: 'plain', search: ['slug'] }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadArticle(context.get(siteRequestContext), url, params.slug)

/** Takes the answer to «Помогло?» of a visitor without scripts, and comes back to the article. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const siteRequest = context.get(siteRequestContext)
  const answer = helpfulName((await readForm(request)).get(helpfulField))
  const { article } = isSlug(params.slug) ? await getArticle(siteRequest, params.slug) : { article: null }
  if (!article) throw await movedOrMissing(siteRequest, url)
  if (answer) countOnServer(siteRequest, answer, article.slug)
  throw redirect(`${articlePath(article.slug)}#${thanksId}`, 303)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  return loaderData && site ? articleMeta(loaderData, site, location) : []
}

export default memo(function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage loaded={loaderData} />
}, hasSameData)
