import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  type PayloadRequest,
  registerFirstUserOperation,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { writeAuditEntry } from '../../access/audit/write-entry.ts'
import { oneAtATime } from '../../databases/lock.ts'
import { loginAddressHash } from '../login-address.ts'
import { unknownPerson } from '../sign-in/record-failure.ts'
import { maxFailures, requireFewer } from '../sign-in/requests-of-address.ts'
import { settleSecondFactor } from '../sign-in/sign-in-state.ts'
import { forgetFirstAccountCode, isFirstAccountCode } from './code.ts'
import { keepFirstAccountCode } from './first-account.ts'

const text = z.string().catch('')
const nothing = { code: '', email: '', password: '', name: '' }
const body = z.object({ code: text, email: text, password: text, name: text }).catch(nothing)

/**
 * `POST /api/users/first-register {code, email, password, name}` in place of Payload's: makes the first account, an administrator's, for
 * a person with the code from the server's data folder. Only one of several requests at once makes it.
 */
export const firstAccountEndpoint: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { code, ...data } = body.parse(req.data)
    const result = await oneAtATime(req.payload, 'first account', async () => {
      await requireCode(req, code)
      settleSecondFactor(req)
      const made = await registerFirstUserOperation<'users'>({
        collection: req.payload.collections.users,
        data,
        req,
      })
      await forgetFirstAccountCode()
      return made
    })
    const cookie = generatePayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token ?? '',
    })
    return Response.json(
      { message: req.t('authentication:successfullyRegisteredFirstUser'), ...result },
      { headers: headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req }) },
    )
  },
}

async function requireCode(req: PayloadRequest, code: string): Promise<void> {
  if (await keepFirstAccountCode(req.payload)) {
    throw new APIError(
      'Первая учётная запись уже есть. Войдите с\u00a0ней или попросите администратора завести вам свою.',
      403,
      undefined,
      true,
    )
  }
  await requireFewer(req, 'loginFailed', maxFailures)
  if (await isFirstAccountCode(code)) return
  await writeAuditEntry(req, {
    action: 'loginFailed',
    place: 'users',
    details: 'Неверный код первой учётной записи',
    person: unknownPerson,
    addressHash: loginAddressHash(req.headers),
  })
  throw new APIError(
    'Код не\u00a0подходит. Он лежит на\u00a0сервере, в\u00a0папке данных, в\u00a0файле secrets/first-account-code. Его адрес печатает и\u00a0команда запуска.',
    403,
    { errors: [{ path: 'code', message: 'Код не\u00a0подходит.' }] },
    true,
  )
}
