import { randomUUID } from 'node:crypto'
import {
  AuthenticationError,
  type Collection,
  createLocalReq,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { normalEmail } from './account-hash.ts'
import { loadAccount } from './load-account.ts'

/**
 * Whether this is the password of the account `email`, as Payload's own sign-in judges it. Nobody is signed in. For an account that does
 * not exist some other one is asked for a password that nobody has: the answer takes as long.
 */
export async function isRightPassword(
  { payload }: PayloadRequest,
  email: string,
  password: string,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const [account, anybody] = await Promise.all([
    loadAccount(req, { email: { equals: normalEmail(email) } }),
    loadAccount(req, {}),
  ])
  const data = account
    ? { email: account.email, password }
    : { email: anybody?.email ?? email, password: randomUUID() }
  try {
    await loginOperation<'users'>({ collection: sessionless(payload.collections.users), data, req })
    return account !== null
  } catch (error) {
    if (error instanceof AuthenticationError) return false
    throw error
  }
}

/** A collection of accounts as it would be without sessions, hooks and Payload's own lock: a sign-in leaves nothing behind. */
function sessionless({ config, ...rest }: Collection): Collection {
  return {
    ...rest,
    config: {
      ...config,
      hooks: { ...config.hooks, beforeOperation: [], beforeLogin: [], afterLogin: [], afterOperation: [] },
      auth: { ...config.auth, useSessions: false, maxLoginAttempts: 0 },
    },
  }
}
