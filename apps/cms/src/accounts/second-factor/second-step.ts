import { APIError, type CollectionBeforeLoginHook, type GroupField, type PayloadRequest } from 'payload'
import { accessToField } from '../../access/access.ts'
import type { User } from '../../payload-types.ts'
import { accountHash, wrongCodeDetails } from '../sign-in/failures.ts'
import type { ReportWrong } from '../sign-in/queue.ts'
import { isSecondFactorDone } from '../sign-in/sign-in-state.ts'
import { beginSetUp, confirmSetUp, type SetUp, takeCode } from './set-up.ts'
import { secondFactorOf } from './stored.ts'

/** The state of the second step in `errors[0].data` of a refused sign-in. */
export type SecondStep = { secondFactor: 'needed' } | ({ secondFactor: 'setUp' } & SetUp)

const wrongCodeWindowMs = 60 * 60 * 1000
/** A person who is asked for a code knows the password, so wrong codes are counted whatever address they come from. */
const maxWrongCodes = 10

/**
 * The second step of signing in, after a right password. Gives recovery codes when the step has just been set up.
 * @throws {APIError} 401 when a code is needed or wrong, 429 when there were too many wrong ones
 */
export async function takeSecondStep(
  req: PayloadRequest,
  account: User,
  code: string,
  reportWrong: ReportWrong,
): Promise<string[] | undefined> {
  const { isOn, secret } = secondFactorOf(account)
  if (!isOn && !(await isSecondFactorRequired(req))) return undefined
  if (!code.trim() || (!isOn && secret === null)) throw await askForCode(req, account, isOn)
  await requireFewWrongCodes(req, account.email)
  const recoveryCodes = isOn ? undefined : await confirmSetUp(req, account, code)
  const isRight = isOn ? await takeCode(req, account, code) : recoveryCodes !== null
  if (isRight) return recoveryCodes ?? undefined
  await reportWrong(wrongCodeDetails)
  throw new APIError(
    isOn
      ? 'Код не\u00a0подходит. Введите новый из\u00a0приложения: каждый действует полминуты и\u00a0только один раз.'
      : 'Код не\u00a0подходит. Проверьте, что приложение добавило именно этот QR-код, и\u00a0введите новый код.',
    401,
    undefined,
    true,
  )
}

async function askForCode(req: PayloadRequest, account: User, isOn: boolean): Promise<APIError> {
  const step: SecondStep = isOn
    ? { secondFactor: 'needed' }
    : { secondFactor: 'setUp', ...(await beginSetUp(req, account)) }
  const message = isOn
    ? 'Введите код из\u00a0приложения на\u00a0телефоне.'
    : 'Для входа нужен код из\u00a0приложения на\u00a0телефоне. Подключите его.'
  return new APIError(message, 401, step, true)
}

async function requireFewWrongCodes(req: PayloadRequest, email: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-log',
    where: {
      action: { equals: 'loginFailed' },
      accountHash: { equals: accountHash(email) },
      details: { equals: wrongCodeDetails },
      createdAt: { greater_than: new Date(Date.now() - wrongCodeWindowMs).toISOString() },
    },
  })
  if (totalDocs < maxWrongCodes) return
  throw new APIError(
    'Слишком много неверных кодов. Подождите час или попросите администратора снять запрет на\u00a0вход.',
    429,
    undefined,
    true,
  )
}

/** Lets nobody past the second step by any other way into a session that Payload may have. */
export const requireSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (req.payloadAPI === 'local' || isSecondFactorDone(req)) return
  const { isOn } = secondFactorOf(user)
  if (isOn || (await isSecondFactorRequired(req)))
    throw new APIError('Войдите на\u00a0странице входа: нужен код из\u00a0приложения.', 401, undefined, true)
}

/** Whether everybody must have a second factor: as the published settings say. */
export async function isSecondFactorRequired(req: PayloadRequest): Promise<boolean> {
  const { signIn } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return signIn?.secondFactorRequired === true
}

/** How people sign in to the panel. */
export const signInField: GroupField = {
  name: 'signIn',
  type: 'group',
  label: 'Вход в панель',
  access: accessToField('site-settings.signIn'),
  fields: [
    {
      name: 'secondFactorRequired',
      type: 'checkbox',
      label: 'Требовать код из приложения при входе',
      defaultValue: false,
      admin: {
        components: { Field: '/panel/Tick.tsx#Tick' },
        description:
          'Кроме пароля понадобится код из приложения на телефоне. Кто ещё не подключил приложение, сделает это при следующем входе.',
      },
    },
  ],
}
