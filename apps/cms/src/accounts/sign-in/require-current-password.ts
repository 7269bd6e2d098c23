import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { outsideTransaction } from '../../databases/outside-transaction.ts'
import { normalEmail } from './account-hash.ts'
import { checkSignIn } from './check-sign-in.ts'
import { isRightPassword } from './is-right-password.ts'
import { loadAccount } from './load-account.ts'

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
