import { notFound } from '#app/lib/routing/http.server.ts'
import type { SiteView } from '../site/site-view.ts'

/**
 * The topic a page is filtered by, if any.
 * @throws 404 for a topic that does not exist. While the topics are not known, none is refused.
 */
export function findTag({ tags }: SiteView, slug: string | undefined, url: URL) {
  if (slug === undefined) return undefined
  const tag = tags.find((candidate) => candidate.slug === slug)
  if (!tag && tags.length > 0) throw notFound(url)
  return tag
}
