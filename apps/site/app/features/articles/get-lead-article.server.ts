import { getLeadArticleOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** The article that editors put first on the main page; null when they have chosen none, or nobody can say. */
export async function getLeadArticle({ api }: SiteRequest) {
  const { site } = await api.query(getLeadArticleOperation, {})
  return site?.leadArticle ?? null
}
