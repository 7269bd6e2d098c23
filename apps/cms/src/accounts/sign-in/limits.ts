import { APIError, type PayloadRequest } from 'payload'
import type { AuditAction } from '../../access/audit/entries.ts'
import { findAll } from '../../databases/find.ts'
import { plural } from '../../panel/plural.ts'
import { loginAddressHash } from './failures.ts'
import { waitingTime } from './waiting-time.ts'

const addressWindowMs = 15 * 60 * 1000

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
  const since = now - addressWindowMs
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

/** Wrong guesses at an account count for this time. */
const accountWindowMs = 60 * 60 * 1000
/** Caps the delay: failures beyond this count do not lengthen it. */
const maxCounted = 20

/**
 * Refuses a guess at an account from an address that has made too many wrong ones.
 * @throws {APIError} 429
 */
export async function requireOpen(req: PayloadRequest, account: string): Promise<void> {
  await requireFewer(req, 'loginFailed', maxFailures)
  const failures = await recentFailures(req, account)
  const openAt = Number(failures[0]) + waitingTime(failures.length)
  const now = Date.now()
  if (!(openAt > now)) return
  const minutes = Math.ceil((openAt - now) / 60_000)
  req.responseHeaders = new Headers({ 'Retry-After': String(Math.ceil((openAt - now) / 1000)) })
  throw new APIError(
    `Слишком много неверных попыток. Подождите ${minutes}\u00a0${plural(minutes, ['минуту', 'минуты', 'минут'])} и\u00a0попробуйте снова. Если не\u00a0помните пароль, нажмите «Забыли пароль?» или попросите администратора снять запрет на\u00a0вход.`,
    429,
    undefined,
    true,
  )
}

/** The times of wrong guesses at an account from this address since its last sign-in, within an hour; the newest first, in milliseconds. */
async function recentFailures(req: PayloadRequest, account: string): Promise<number[]> {
  const now = Date.now()
  const since = now - accountWindowMs
  const docs = await findAll(req.payload, {
    collection: 'audit-log',
    where: {
      action: { in: ['loginFailed', 'login'] },
      accountHash: { equals: account },
      addressHash: { in: [since, now].map((time) => loginAddressHash(req.headers, time)) },
      createdAt: { greater_than: new Date(since).toISOString() },
    },
    sort: '-createdAt',
    limit: maxCounted,
    select: { action: true, createdAt: true },
  })
  const signedIn = docs.findIndex(({ action }) => action === 'login')
  return docs
    .slice(0, signedIn === -1 ? docs.length : signedIn)
    .map(({ createdAt }) => new Date(createdAt).getTime())
}
