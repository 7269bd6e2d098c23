import { randomUUID } from 'node:crypto'
import {
  APIError,
  AuthenticationError,
  type Collection,
  type CollectionBeforeOperationHook,
  createLocalReq,
  loginOperation,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { outsideTransaction } from '../../databases/in-transaction.ts'
import type { User } from '../../payload-types.ts'
import { findPasswordProblem } from '../password-rule.ts'
import { normalEmail } from './failures.ts'
import { checkSignIn } from './queue.ts'

/** Payload's hashes begin with it, except those that it made with fewer iterations. */
const presentHashPrefix = 'pbkdf2-sha256-v1:'

/** Name of the field for the user's present password. */
export const currentPasswordField = 'currentPassword'

/**
 * A change of a password or e-mail address, one's own or a colleague's, needs the present password of the signed-in user: a panel left
 * open is not enough to take an account over. The field is removed before the account is stored. The system's own calls need none.
 */
export const requireCurrentPasswordForChange: CollectionBeforeOperationHook<'users'> = async (given) => {
  const { operation, args, overrideAccess, req } = given
  if (operation !== 'create' && operation !== 'update') return
  const data: Record<string, unknown> = args.data
  const current = data[currentPasswordField]
  delete data[currentPasswordField]
  if (operation === 'update' && !overrideAccess && (await changesSecrets(args, data, req)))
    await outsideTransaction(req, () => requireCurrentPassword(req, current))
}

/**
 * Compares the given password with that of the signed-in user's account; a wrong one counts like a wrong sign-in.
 * @throws {APIError} 400, on the field `currentPassword`
 */
export async function requireCurrentPassword(req: PayloadRequest, given: unknown): Promise<void> {
  const problem = (message: string) =>
    new APIError(message, 400, { errors: [{ message, path: currentPasswordField }] }, true)
  const account = req.user && (await loadAccount(req, { id: { equals: req.user.id } }))
  if (!account || typeof given !== 'string' || given === '')
    throw problem('Введите ваш нынешний пароль: без него этого не\u00a0изменить.')
  await checkSignIn(req, account.email, async (reportWrong) => {
    if (await isRightPassword(req, account.email, given)) return
    await reportWrong('Неверный нынешний пароль')
    throw problem('Это не\u00a0ваш нынешний пароль.')
  })
}

async function changesSecrets(args: object, data: Record<string, unknown>, req: PayloadRequest) {
  if (data.password) return true
  if (typeof data.email !== 'string') return false
  // A change of many accounts at once names none of them.
  if (!('id' in args)) return true
  const account = await loadAccount(req, { id: { equals: args.id } })
  return account?.email !== normalEmail(data.email)
}

/**
 * Whether this is the password of the account `email`, as Payload's own sign-in judges it. Nobody is signed in. For an account that does
 * not exist some other one is asked for a password that nobody has: the answer takes as long. That one has the present kind of hash, as an
 * account has once it has signed in; older kinds cost less.
 */
export async function isRightPassword(
  { payload }: PayloadRequest,
  email: string,
  password: string,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const [account, anybody] = await Promise.all([
    loadAccount(req, { email: { equals: normalEmail(email) } }),
    loadAccount(req, { hash: { like: presentHashPrefix } }),
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

/** An account with all that no answer of the API shows: its password's hash and its second factor. */
export function loadAccount(req: PayloadRequest, where: Where): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}

/** Holds every new password against the rule shared with the site's forms: on creation, change and reset alike. */
export const requireRightPassword: CollectionBeforeOperationHook<'users'> = (given) => {
  const { operation, args, req } = given
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = args.data
  // An update without a password changes none; the panel sends an empty one when the fields were left alone.
  if (operation === 'update' && !password) return
  const message = password ? findPasswordProblem(password) : req.t('validation:required')
  if (message)
    throw new ValidationError(
      { collection: 'users', errors: [{ message, label: 'Пароль', path: 'password' }] },
      req.t,
    )
}
