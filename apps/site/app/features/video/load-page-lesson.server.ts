import type { ProductCardFragment } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { movedOrMissingLesson } from '../redirects/moved-or-missing.server.ts'
import type { LessonDetails } from './lesson-details.ts'
import { loadLesson } from './load-lesson.server.ts'

/**
 * The lesson that a page's address opens, if any; null also when the API is unavailable, since the popup then says so.
 * @throws 404 for a lesson that does not exist, a redirect to its new address when that has changed.
 */
export async function loadPageLesson<Product>(
  siteRequest: SiteRequest,
  url: URL,
  slug: string | undefined,
  toProduct: (product: ProductCardFragment) => Product,
): Promise<LessonDetails<Product> | null> {
  if (slug === undefined) return null
  const lesson = await loadLesson(siteRequest, slug, toProduct)
  if (lesson === null) throw await movedOrMissingLesson(siteRequest, url, slug)
  return lesson ?? null
}
