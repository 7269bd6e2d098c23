import { readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type { Payload } from 'payload'
import { environment } from '../environment.ts'

/** Whether a request brings a preview token of a user who still has access to the panel. */
export async function isPreviewing(payload: Payload, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const { siteSecret } = environment
  const read = token && siteSecret ? readPreviewToken(token, siteSecret) : undefined
  if (!read) return false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: read.userId } }, { blocked: { not_equals: true } }] },
  })
  return totalDocs > 0
}
