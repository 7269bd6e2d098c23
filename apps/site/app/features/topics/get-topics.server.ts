import { type GetTopicsQuery, getTopicsOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

/** A plain backend knows names of topics only. */
const plainTopics: PlainWay<GetTopicsQuery, unknown> = async () => ({ tags: [] })

/** Sentences and pictures of the topics; an empty object when the API fails. */
export function getTopics({ api }: SiteRequest) {
  return api.query(getTopicsOperation, {}, { plain: plainTopics })
}
