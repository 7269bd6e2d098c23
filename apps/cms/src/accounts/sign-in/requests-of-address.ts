import { APIError, type PayloadRequest } from 'payload'
import type { AuditAction } from '../../access/audit/actions.ts'
import { loginAddressHash } from '../login-address.ts'

const windowMs = 15 * 60 * 1000

/** Mistakes of one address within fifteen minutes, whatever accounts they are about. */
export const maxFailures = 20
/** Requests for a new password by mail from one address within fifteen minutes. */
export const maxPasswordRequests = 5

/**
 * Refuses an address that has done something too often within fifteen minutes. It is counted in the audit trail, so for all instances
 * of the cms together.
 * @throws {APIError} 429
 */
export async function requireFewer(req: PayloadRequest, action: AuditAction, max: number): Promise<void> {
  const now = Date.now()
  const since = now - windowMs
  const { totalDocs } = await req.payload.count({
    collection: 'audit-log',
    where: {
      action: { equals: action },
      addressHash: { in: [since, now].map((time) => loginAddressHash(req.headers, time)) },
      createdAt: { greater_than: new Date(since).toISOString() },
    },
  })
  if (totalDocs < max) return
  throw new APIError('Слишком много попыток с вашего адреса. Подождите 15\u00a0минут.', 429, undefined, true)
}
