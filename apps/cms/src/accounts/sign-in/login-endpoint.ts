import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { refuseBlocked } from '../block-people.ts'
import { takeSecondStep } from '../second-factor/second-step.ts'
import { normalEmail } from './account-hash.ts'
import { checkSignIn } from './check-sign-in.ts'
import { isRightPassword } from './is-right-password.ts'
import { loadAccount } from './load-account.ts'
import { settleSecondFactor } from './sign-in-state.ts'

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
    const { config } = req.payload.collections.users
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token ?? '',
    })
    return Response.json(
      { message: req.t('authentication:passed'), ...result, ...(recoveryCodes && { recoveryCodes }) },
      { headers: headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req }) },
    )
  },
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
    settleSecondFactor(req)
    return { ...(await enter()), recoveryCodes }
  })
}
