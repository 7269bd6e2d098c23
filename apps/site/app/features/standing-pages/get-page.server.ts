import { type GetPageQuery, getPageOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

/** A plain backend has no standing pages. */
const plainPage: PlainWay<GetPageQuery, unknown> = async () => ({ page: null })

/** A standing page; null when there is none, an empty object when the API fails. */
export function getPage({ api }: SiteRequest, slug: string) {
  return api.query(getPageOperation, { slug }, { plain: plainPage })
}
