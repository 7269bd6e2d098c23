import { getShadesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'

/** The shades of a topic, or the whole palette; an empty object when the API fails. */
export function getShades({ api }: SiteRequest, { tag }: { tag?: string | undefined } = {}) {
  return api.query(getShadesOperation, { tag: tag ?? null })
}
