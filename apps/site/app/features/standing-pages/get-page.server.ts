import { getPageOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** A standing page; null when there is none, an empty object when the API fails. */
export function getPage({ api }: SiteRequest, slug: string) {
  return api.query(getPageOperation, { slug })
}
