import { getVideoBySlugOperation, getVideoOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** Longest list the API gives at once (spec §9). */
const first = 100

/** Lessons of a topic, or all; an empty object when the API fails (spec §8). */
export function getVideo(
  { api }: SiteRequest,
  { tag, page = 1 }: { tag?: string | undefined; page?: number } = {},
) {
  return api.query(getVideoOperation, { first, page, tag: tag ?? null })
}

/** One lesson; null when there is none, an empty object when the API fails. */
export function getVideoBySlug({ api }: SiteRequest, slug: string) {
  return api.query(getVideoBySlugOperation, { slug })
}
