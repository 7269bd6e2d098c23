import { readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'

/** Whether a request brings a preview token of somebody who still has access to the panel, in the session that it was made in. */
export async function isPreviewing(payload: Payload, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const { siteSecret } = environment
  const read = token && siteSecret ? readPreviewToken(token, siteSecret) : undefined
  if (!read) return false
  const user = await payload.findByID({
    collection: 'users',
    id: read.userId,
    depth: 0,
    disableErrors: true,
  })
  if (!user || user.blocked) return false
  return (user.sessions ?? []).some(
    ({ id, expiresAt }) => id === read.sessionId && Date.parse(expiresAt) > Date.now(),
  )
}
