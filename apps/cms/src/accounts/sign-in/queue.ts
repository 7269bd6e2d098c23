import { APIError, type PayloadRequest } from 'payload'
import { inTurn, oneAtATime } from '../../databases/lock.ts'
import { accountHash, recordFailure } from './failures.ts'
import { requireOpen } from './limits.ts'
import { NewestFirst, TooManyWaitingError } from './newest-first.ts'

/** Attempts that wait at one account; more are refused. */
const maxAtAccount = 20
/** Two attempts are judged at once, of two accounts: that keeps two cores busy, and each holds a connection to PostgreSQL. */
const judged = new NewestFirst({ slots: 2, maxWaiting: 20 })
/** Attempts that are judged or wait, by account. */
const atAccount = new Map<string, number>()

/** Records that the guess was wrong, with `details` for the audit trail. */
export type ReportWrong = (details: string) => Promise<void>

/**
 * Checks a guess at a secret of the account `email` (its password or a code), unless there have been too many wrong ones from the same
 * address. Guesses at one account are checked one after the other, so sending many at once gives no more guesses than sending them in a
 * row. `work` must call `reportWrong` before it refuses a wrong guess.
 * @throws {APIError} 429 when the guess is not checked
 */
export async function checkSignIn<Result>(
  req: PayloadRequest,
  email: string,
  work: (reportWrong: ReportWrong) => Promise<Result>,
): Promise<Result> {
  const account = accountHash(email)
  await requireOpen(req, account)
  return inTurnOfAccount(req, email, async () => {
    await requireOpen(req, account)
    return work((details) => recordFailure(req, email, details))
  })
}

/**
 * Does some work at the secrets of an account while no attempt at it is judged. Must not be called within `checkSignIn`.
 * @throws {APIError} 429 when too many others wait
 */
export async function inTurnOfAccount<Result>(
  req: PayloadRequest,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = accountHash(email)
  const others = atAccount.get(account) ?? 0
  if (others > maxAtAccount) throw tooBusy(req)
  atAccount.set(account, others + 1)
  try {
    return await inTurn(`turn of ${account}`, () =>
      judged.run(() => oneAtATime(req.payload, `attempts at ${account}`, work)),
    )
  } catch (error) {
    throw error instanceof TooManyWaitingError ? tooBusy(req) : error
  } finally {
    const left = (atAccount.get(account) ?? 1) - 1
    if (left > 0) atAccount.set(account, left)
    else atAccount.delete(account)
  }
}

/** How long somebody is asked to wait, in seconds: far longer than those before them take. */
const busySeconds = 30

function tooBusy(req: PayloadRequest): Error {
  req.responseHeaders = new Headers({ 'Retry-After': String(busySeconds) })
  return new APIError(
    'Сейчас войти пытаются слишком многие. Подождите полминуты и\u00a0попробуйте снова.',
    429,
    undefined,
    true,
  )
}
