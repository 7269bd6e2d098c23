import type { PayloadRequest, Where } from 'payload'
import type { User } from '../../payload-types.ts'

/** An account with all that no answer of the API shows: its password's hash and its second factor. */
export function loadAccount(req: PayloadRequest, where: Where): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}
