import { getArticlePlaceOperation } from '@pryad/contract/generated/operations.ts'
import { articlePath } from '@pryad/contract/paths.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import type { SiteRequest } from '#app/api/context.ts'

/**
 * Whether a link finds its article, or the address that the article has moved to. Any other address is taken to be there, and so is
 * every article while the API is away (docs/api.md).
 */
export async function isArticleThere({ api, siteUrl }: SiteRequest, href: string): Promise<boolean> {
  if (!URL.canParse(href, siteUrl)) return true
  const { origin, pathname: path } = new URL(href, siteUrl)
  const slug = path.split('/').at(-1)
  if (origin !== new URL(siteUrl).origin || !isSlug(slug) || path !== articlePath(slug)) return true
  const { article, redirect } = await api.query(getArticlePlaceOperation, { slug, path })
  return article !== null || Boolean(redirect)
}
