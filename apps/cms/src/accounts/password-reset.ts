import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type IncomingAuthType,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload'
import { z } from 'zod'
import { environment } from '../environment.ts'
import type { User } from '../payload-types.ts'
import { endSessions } from './sessions.ts'
import { forgetWrongPasswords } from './sign-in/failures.ts'
import { maxPasswordRequests, requireFewer } from './sign-in/limits.ts'
import { loadAccount } from './sign-in/password.ts'
import { inTurnOfAccount } from './sign-in/queue.ts'
import { makeSessionless } from './sign-in/sign-in-state.ts'

type Mail = NonNullable<IncomingAuthType['forgotPassword']>

/** How long the link to a new password works. */
export const passwordLinkMs = 60 * 60 * 1000

/** The mail to a colleague who has forgotten their password. */
export const passwordMail: Pick<Mail, 'expiration' | 'generateEmailSubject' | 'generateEmailHTML'> = {
  expiration: passwordLinkMs,
  generateEmailSubject: () => 'Новый пароль для панели редакции',
  generateEmailHTML: ({ token } = {}) => {
    const address = `${environment.cmsUrl}/admin/new-password/${encodeURIComponent(token ?? '')}`
    return [
      '<p>Здравствуйте.</p>',
      '<p>Кто-то, возможно вы, попросил новый пароль для панели редакции.</p>',
      `<p><a href="${address}">Задать новый пароль</a></p>`,
      '<p>Ссылка действует один час. Если вы ни о чём не просили, ничего не делайте: старый пароль продолжит работать.</p>',
    ].join('\n')
  },
}

/** Refuses an address that has asked too often for new passwords by mail. */
export const throttlePasswordMail: CollectionBeforeOperationHook<'users'> = async ({ operation, req }) => {
  // The system's own calls come from no address.
  if (operation === 'forgotPassword' && req.payloadAPI !== 'local')
    await requireFewer(req, 'passwordAsked', maxPasswordRequests)
}

const text = z.string().catch('')
const body = z.object({ token: text, password: text }).catch({ token: '', password: '' })

/**
 * `POST /api/users/reset-password {token, password}` in place of Payload's: sets the password and lets nobody in. One signs in with it,
 * past the second factor. So the mailbox alone is never enough.
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = body.parse(req.data)
    const { email } = await requireAccount(req, token)
    // The first of several requests with one link sets the password.
    await inTurnOfAccount(req, email, async () => {
      const account = await requireAccount(req, token)
      makeSessionless(req)
      await resetPasswordOperation<'users'>({
        collection: req.payload.collections.users,
        data: { token, password },
        req,
      })
      await endSessions(req, account.id)
      await forgetInvitation(req, account.id)
      await forgetWrongPasswords(req, account.email)
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}

/** The account that the link is for. @throws {APIError} 403 when it has been used or has run out */
async function requireAccount(req: PayloadRequest, token: string): Promise<User> {
  const account = token
    ? await loadAccount(req, {
        resetPasswordToken: { equals: token },
        resetPasswordExpiration: { greater_than: new Date().toISOString() },
      })
    : null
  if (account) return account
  throw new APIError(
    'Ссылка больше не\u00a0действует. Попросите новую: «Забыли пароль?» на\u00a0странице входа.',
    403,
    undefined,
    true,
  )
}

/** Setting a password accepts the invitation. */
async function forgetInvitation(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { invitedAt: null },
    req,
    returning: false,
  })
}
