import { getArticleOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** One article; null when there is none, an empty object when the API fails. */
export function getArticle({ api }: SiteRequest, slug: string) {
  return api.query(getArticleOperation, { slug })
}
