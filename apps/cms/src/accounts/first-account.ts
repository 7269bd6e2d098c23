import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Plugin,
  registerFirstUserOperation,
} from 'payload'
import { z } from 'zod'
import { writeAuditEntry } from '../access/audit/entries.ts'
import { oneAtATime } from '../databases/lock.ts'
import { environment } from '../environment.ts'
import { answerWithSession } from './sign-in/endpoints.ts'
import { loginAddressHash, unknownPerson } from './sign-in/failures.ts'
import { maxFailures, requireFewer } from './sign-in/limits.ts'
import { markSecondFactorDone } from './sign-in/sign-in-state.ts'

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
      markSecondFactorDone(req)
      const made = await registerFirstUserOperation<'users'>({
        collection: req.payload.collections.users,
        data,
        req,
      })
      await forgetFirstAccountCode()
      return made
    })
    return answerWithSession(req, {
      message: req.t('authentication:successfullyRegisteredFirstUser'),
      ...result,
    })
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

/** Keeps `secrets/first-account-code` in the data folder as long as there is no account, see docs/sign-in.md. */
export const firstAccount: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await keepFirstAccountCode(payload).catch((error) =>
      // A database that is not migrated yet has no accounts to count; an unreadable folder is reported by the code that reads it.
      payload.logger.debug({ err: error }, 'The code of the first account was not looked after'),
    )
  },
})

/** Makes the code when there is no account, and forgets it when there is one. Gives whether there is an account. */
export async function keepFirstAccountCode(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  await (totalDocs === 0 ? makeFirstAccountCode() : forgetFirstAccountCode())
  return totalDocs > 0
}

const folder = path.join(environment.dataDir, 'secrets')
const file = path.join(folder, 'first-account-code')
const codeBytes = 18

/** Makes the code that the first account needs, unless there is one: readable by the owner of the process alone. */
export async function makeFirstAccountCode(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const code = randomBytes(codeBytes).toString('base64url')
  await writeFile(file, `${code}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Whether this is the code. Takes as long for a wrong one as for the right one. */
async function isFirstAccountCode(given: string): Promise<boolean> {
  const stored = await readFile(file, 'utf8').catch(() => '')
  const code = stored.trim()
  return code !== '' && timingSafeEqual(digest(given.trim()), digest(code))
}

/** Forgets the code: it is of no use once there is an account. */
async function forgetFirstAccountCode(): Promise<void> {
  await rm(file, { force: true })
}

/** Digests have one length, as a comparison in constant time needs it. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
