import { getArticlesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** Longest list the API gives at once (spec §9). */
const first = 100

/** Articles and lessons of a topic, or all; an empty object when the API fails (spec §8). */
export function getArticles(
  { api }: SiteRequest,
  { tag, page = 1 }: { tag?: string | undefined; page?: number } = {},
) {
  return api.query(getArticlesOperation, { first, page, tag: tag ?? null })
}
