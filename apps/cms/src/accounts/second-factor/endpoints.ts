import { APIError, addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, roleOf } from '../../access/roles.ts'
import type { User } from '../../payload-types.ts'
import { wrongCodeDetails } from '../sign-in/failures.ts'
import { loadAccount, requireCurrentPassword } from '../sign-in/password.ts'
import { checkSignIn, inTurnOfAccount } from '../sign-in/queue.ts'
import { isSecondFactorRequired } from './second-step.ts'
import { beginSetUp, confirmSetUp, renewRecoveryCodes, resetSecondFactor, turnOff } from './set-up.ts'
import { secondFactorOf } from './stored.ts'

/** The second factor of an account as the panel shows it. */
export type SecondFactorView = {
  isOn: boolean
  isRequired: boolean
  /** When it was turned on, as ISO 8601. */
  confirmedAt: string | null
  recoveryCodesLeft: number
}

const text = z.string().catch('')
const body = z.object({ currentPassword: text, code: text }).catch({ currentPassword: '', code: '' })

const path = '/:id/second-factor'

/**
 * The second factor of a person: seen by themselves and by administrators; set up, renewed and turned off by themselves, with their
 * password; reset by an administrator, with the administrator's password, when a colleague's phone is lost.
 */
export const secondFactorEndpoints: Endpoint[] = [
  {
    path,
    method: 'get',
    handler: async (req) => Response.json(await viewOf(req, await requireAccount(req, 'anybody'))),
  },
  {
    path: `${path}/set-up`,
    method: 'post',
    handler: async (req) => {
      const setUp = await changeOwn(req, (account) => {
        if (secondFactorOf(account).isOn) throw refusal('Приложение уже подключено. Сначала отключите его.')
        return beginSetUp(req, account)
      })
      return Response.json(setUp)
    },
  },
  {
    path: `${path}/confirm`,
    method: 'post',
    handler: async (req) => {
      const account = await requireAccount(req, 'own')
      await addDataAndFileToRequest(req)
      const { code } = body.parse(req.data)
      const recoveryCodes = await checkSignIn(req, account.email, async (reportWrong) => {
        const fresh = await requireAccount(req, 'own')
        if (secondFactorOf(fresh).isOn) throw refusal('Приложение уже подключено.')
        const codes = await confirmSetUp(req, fresh, code)
        if (codes) return codes
        await reportWrong(wrongCodeDetails)
        throw refusal('Код не\u00a0подходит. Введите новый из\u00a0приложения.')
      })
      return Response.json({ recoveryCodes })
    },
  },
  {
    path: `${path}/recovery-codes`,
    method: 'post',
    handler: async (req) => {
      const recoveryCodes = await changeOwn(req, (account) => {
        if (!secondFactorOf(account).isOn) throw refusal('Сначала подключите приложение.')
        return renewRecoveryCodes(req, account)
      })
      return Response.json({ recoveryCodes })
    },
  },
  {
    path: `${path}/turn-off`,
    method: 'post',
    handler: async (req) => {
      await changeOwn(req, async (account) => {
        if (await isSecondFactorRequired(req))
          throw refusal('Отключить нельзя: в\u00a0настройках сайта второй шаг обязателен для всех.')
        await turnOff(req, account)
      })
      return Response.json(await viewOf(req, await requireAccount(req, 'own')))
    },
  },
  {
    path,
    method: 'delete',
    handler: async (req) => {
      const account = await requireAccount(req, 'others')
      // Payload reads no body of this method.
      const given: unknown = await req.json?.().catch(() => undefined)
      await requireCurrentPassword(req, body.parse(given).currentPassword)
      await resetSecondFactor(req, account, 'Сброшен администратором')
      return Response.json(await viewOf(req, await requireAccount(req, 'others')))
    },
  },
]

/**
 * Changes the user's own account after a check of its password. No code of the account is checked meanwhile: the check would write back
 * the state it read before.
 */
async function changeOwn<Result>(
  req: PayloadRequest,
  change: (account: User) => Promise<Result>,
): Promise<Result> {
  const { id, email } = await requireAccount(req, 'own')
  await addDataAndFileToRequest(req)
  await requireCurrentPassword(req, body.parse(req.data).currentPassword)
  return inTurnOfAccount(req, email, async () => change(await loadOr404(req, id)))
}

/** The account that the address names. @throws {Forbidden} unless the user may manage it */
async function requireAccount(req: PayloadRequest, whose: 'own' | 'others' | 'anybody'): Promise<User> {
  const id = Number(req.routeParams?.id)
  const isOwn = roleOf(req) !== undefined && req.user?.id === id
  const mayOthers = whose !== 'own' && hasRole(req, 'admin')
  const isAllowed = whose === 'others' ? mayOthers && !isOwn : isOwn || mayOthers
  if (!isAllowed) throw new Forbidden(req.t)
  return loadOr404(req, id)
}

async function loadOr404(req: PayloadRequest, id: number): Promise<User> {
  const account = await loadAccount(req, { id: { equals: id } })
  if (!account) throw new APIError('Такого сотрудника нет.', 404, undefined, true)
  return account
}

async function viewOf(req: PayloadRequest, account: User): Promise<SecondFactorView> {
  const { isOn, confirmedAt, recoveryCodes } = secondFactorOf(account)
  return {
    isOn,
    isRequired: await isSecondFactorRequired(req),
    confirmedAt,
    recoveryCodesLeft: recoveryCodes.length,
  }
}

function refusal(message: string) {
  return new APIError(message, 400, undefined, true)
}
