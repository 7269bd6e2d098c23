import { type GetLeadArticleQuery, getLeadArticleOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

/** A plain backend does not know of a leading article. */
const plainLead: PlainWay<GetLeadArticleQuery, unknown> = async () => ({ site: { leadArticle: null } })

/** The article that editors put first on the main page; null when they have chosen none, or nobody can say. */
export async function getLeadArticle({ api }: SiteRequest) {
  const { site } = await api.query(getLeadArticleOperation, {}, { plain: plainLead })
  return site?.leadArticle ?? null
}
