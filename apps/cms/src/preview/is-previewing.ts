import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { readPreviewToken } from './preview-token.ts'

/** Whether a request comes with a preview token of somebody who still has access to the panel. */
export async function isPreviewing(payload: Payload, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const userId = token && readPreviewToken(token, environment.payloadSecret)
  if (!userId) return false
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: userId } }, { blocked: { not_equals: true } }] },
  })
  return totalDocs > 0
}
