import { previewLifetimeSeconds, readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'

/**
 * Whether a request brings a preview token of somebody who still has access to the panel: the token ends with the sessions that they had
 * when it was made.
 */
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
  // The token tells its seconds and no less.
  const madeBefore = read.expiresAt - (previewLifetimeSeconds - 1) * 1000
  return (user.sessions ?? []).some(
    ({ createdAt, expiresAt }) =>
      Date.parse(createdAt ?? '') < madeBefore && Date.parse(expiresAt) > Date.now(),
  )
}
