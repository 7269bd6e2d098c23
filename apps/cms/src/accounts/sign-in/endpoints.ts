import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  headersWithCors,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { hasRole } from '../../access/roles.ts'
import { takeSecondStep } from '../second-factor/second-step.ts'
import { refuseBlocked } from '../sessions.ts'
import { findAccount, forgetFailures, normalEmail } from './failures.ts'
import { isRightPassword, loadAccount } from './password.ts'
import { checkSignIn } from './queue.ts'
import { markSecondFactorDone } from './sign-in-state.ts'

const text = z.string().catch('')
const body = z
  .object({ email: text, password: text, code: text })
  .catch({ email: '', password: '', code: '' })

/**
 * `POST /api/users/login {email, password, code?}` in place of Payload's: wrong guesses are counted by account and address, and a second
 * factor is asked for. Answers as Payload does, and gives `recoveryCodes` once, when a second factor has just been set up. Without a code
 * that is needed the answer is 401 with `errors[0].data.secondFactor`.
 */
export const loginEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const given = body.parse(req.data)
    const { recoveryCodes, ...result } = await logIn(req, given)
    return answerWithSession(req, {
      message: req.t('authentication:passed'),
      ...result,
      ...(recoveryCodes && { recoveryCodes }),
    })
  },
}

/** The answer to a person who has just been let in: with the cookie of their session. */
export function answerWithSession(
  req: PayloadRequest,
  answer: { message: string; token?: string | null },
): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: answer.token ?? '',
  })
  return Response.json(answer, {
    headers: headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req }),
  })
}

async function logIn(req: PayloadRequest, { email, password, code }: z.infer<typeof body>) {
  const collection = req.payload.collections.users
  const enter = () => loginOperation<'users'>({ collection, data: { email, password }, req })
  // Payload says which of the two is missing.
  if (!email.trim() || !password.trim()) return { ...(await enter()), recoveryCodes: undefined }
  return checkSignIn(req, email, async (reportWrong) => {
    const isRight = await isRightPassword(req, email, password)
    const account = await loadAccount(req, { email: { equals: normalEmail(email) } })
    if (!isRight || !account) {
      await reportWrong('Неверный пароль или адрес')
      throw new AuthenticationError(req.t)
    }
    refuseBlocked({ user: account })
    const recoveryCodes = await takeSecondStep(req, account, code, reportWrong)
    markSecondFactorDone(req)
    return { ...(await enter()), recoveryCodes }
  })
}

const unlockBody = z.object({ email: z.string() })

/** `POST /api/users/unlock {email}` in place of Payload's: resets the failure counters of the account. For administrators. */
export const unlockEndpoint: Endpoint = {
  path: '/unlock',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { success, data } = unlockBody.safeParse(req.data)
    if (!success) return Response.json({ message: 'Не указана электронная почта.' }, { status: 400 })
    await forgetFailures(req, data.email)
    const account = await findAccount(req, data.email)
    await writeAuditEntry(req, {
      action: 'update',
      place: 'users',
      documentId: account?.id,
      documentTitle: account?.name,
      details: 'Снят запрет на вход',
    })
    return Response.json({ message: req.t('authentication:successfullyUnlocked') })
  },
}
