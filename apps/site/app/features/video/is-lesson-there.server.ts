import { getLessonPlaceOperation } from '@pryad/contract/generated/operations.ts'
import { lessonPath } from '@pryad/contract/paths.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import type { SiteRequest } from '#app/api/context.ts'

/**
 * Whether a link finds its lesson, or the address that the lesson has moved to. Any other address is taken to be there, and so is every
 * lesson while the API is away (docs/api.md).
 */
export async function isLessonThere({ api, siteUrl }: SiteRequest, href: string): Promise<boolean> {
  if (!URL.canParse(href, siteUrl)) return true
  const { origin, pathname, search, searchParams } = new URL(href, siteUrl)
  const slug = searchParams.get('slug') ?? ''
  const path = pathname + search
  if (origin !== new URL(siteUrl).origin || !isSlug(slug) || path !== lessonPath(slug)) return true
  const { videoBySlug, redirect } = await api.query(getLessonPlaceOperation, { slug, path })
  return videoBySlug !== null || Boolean(redirect)
}
