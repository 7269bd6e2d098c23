import { articlePath } from '@pryad/contract/document-paths.ts'
import {
  type GetArticlePlaceQuery,
  type GetArticlePlaceQueryVariables,
  getArticlePlaceOperation,
} from '@pryad/contract/generated/operations.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'
import { plainArticle } from './plain-articles.server.ts'

/** A plain backend knows of nothing that has moved. */
const plainPlace: PlainWay<GetArticlePlaceQuery, GetArticlePlaceQueryVariables> = async (
  backend,
  { slug },
) => ({
  article: (await plainArticle(backend, { slug })).article,
  redirect: null,
})

/**
 * Whether a link finds its article, or the address that the article has moved to. Any other address is taken to be there, and so is
 * every article while the API is away (docs/api.md).
 */
export async function isArticleThere({ api, siteUrl }: SiteRequest, href: string): Promise<boolean> {
  if (!URL.canParse(href, siteUrl)) return true
  const { origin, pathname: path } = new URL(href, siteUrl)
  const slug = path.split('/').at(-1)
  if (origin !== new URL(siteUrl).origin || !isSlug(slug) || path !== articlePath(slug)) return true
  const { article, redirect } = await api.query(
    getArticlePlaceOperation,
    { slug, path },
    { plain: plainPlace },
  )
  return article !== null || Boolean(redirect)
}
