import { getTopicsOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** Sentences and pictures of the topics; an empty object when the API fails. */
export function getTopics({ api }: SiteRequest) {
  return api.query(getTopicsOperation, {})
}
