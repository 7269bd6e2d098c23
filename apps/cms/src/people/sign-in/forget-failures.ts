import type { PayloadRequest } from 'payload'
import { accountHash } from './account-hash.ts'

/** Lets wrong guesses at an account count no more; the audit trail still tells of them. */
export async function forgetFailures(req: PayloadRequest, email: string): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'audit-log',
    where: { action: { equals: 'loginFailed' }, accountHash: { equals: accountHash(email) } },
    data: { accountHash: null },
    req,
    returning: false,
  })
}
