import { getShadesOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'

/** The whole palette; an empty object when the API fails. */
export function getShades({ api }: SiteRequest) {
  return api.query(getShadesOperation, {})
}
