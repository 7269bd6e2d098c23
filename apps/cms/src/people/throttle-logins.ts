import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import type { AuditAction } from '../audit/actions.ts'
import { loginAddressHash } from './login-address.ts'

const windowMs = 15 * 60 * 1000
/** Mistakes of one address within the window, whoever's accounts they are about. */
const maxFailures = 20
/** Requests for a new password by mail. */
const maxPasswordRequests = 5

/**
 * Refuses attempts from an address that has failed too often, before the password is looked at. They are counted in the audit
 * trail, so for all instances of the cms together. Beside it each account has a limit of its own (`maxLoginAttempts`).
 */
export const throttleLogins: CollectionBeforeOperationHook<'users'> = async ({ operation, req }) => {
  // The system's own calls come from no address.
  if (req.payloadAPI === 'local') return
  if (operation === 'login') await requireFewer(req, 'loginFailed', maxFailures)
  if (operation === 'forgotPassword') await requireFewer(req, 'passwordAsked', maxPasswordRequests)
}

async function requireFewer(req: PayloadRequest, action: AuditAction, max: number): Promise<void> {
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
  throw new APIError('Слишком много попыток с вашего адреса. Подождите 15 минут.', 429, undefined, true)
}
