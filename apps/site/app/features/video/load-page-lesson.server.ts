import type { ProductCardFragment } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'
import { notFound } from '../../lib/search.server.ts'
import type { LessonDetails } from './lesson-details.ts'
import { loadLesson } from './load-lesson.server.ts'

/**
 * The lesson that a page's address opens, if any; null also when the API is away, for then the popup says so.
 * @throws 404 for a lesson that does not exist.
 */
export async function loadPageLesson<Product>(
  siteRequest: SiteRequest,
  url: URL,
  slug: string | undefined,
  toProduct: (product: ProductCardFragment) => Product,
): Promise<LessonDetails<Product> | null> {
  if (slug === undefined) return null
  const lesson = await loadLesson(siteRequest, slug, toProduct)
  if (lesson === null) throw notFound(url)
  return lesson ?? null
}
