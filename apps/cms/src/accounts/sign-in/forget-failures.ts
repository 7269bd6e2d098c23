import type { PayloadRequest, Where } from 'payload'
import { accountHash } from './account-hash.ts'
import { wrongCodeDetails } from './record-failure.ts'

/** Resets the failure counters of an account, for its password and its codes; the audit trail keeps the failures. */
export function forgetFailures(req: PayloadRequest, email: string): Promise<void> {
  return forget(req, email, {})
}

/** The same for guesses at the password alone: a person who reads the account's mail must not win new guesses at its codes. */
export function forgetWrongPasswords(req: PayloadRequest, email: string): Promise<void> {
  return forget(req, email, { details: { not_equals: wrongCodeDetails } })
}

async function forget(req: PayloadRequest, email: string, which: Where): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'audit-log',
    where: {
      and: [{ action: { equals: 'loginFailed' }, accountHash: { equals: accountHash(email) } }, which],
    },
    data: { accountHash: null },
    req,
    returning: false,
  })
}
