import type { PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import type { User } from '../../payload-types.ts'
import { forgetFailures } from '../sign-in/failures.ts'
import { inTurnOfAccount } from '../sign-in/queue.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, qrCodeOf, stepOf } from './codes.ts'
import { noSecondFactor, secondFactorOf, storeSecondFactor } from './stored.ts'

/** The secret for a person's app: a picture of a QR code (SVG), and the same as text. */
export type SetUp = { qr: string; secret: string }

type Account = Pick<User, 'id' | 'email' | 'name' | 'secondFactor'>

/** Gives an account a new secret. It counts once the person has shown by a code that their app knows it. */
export async function beginSetUp(req: PayloadRequest, { id, email }: Account): Promise<SetUp> {
  const secret = newSecret()
  await storeSecondFactor(req, id, { ...noSecondFactor, secret })
  return { qr: qrCodeOf(secret, email), secret }
}

/** Turns the second factor on when the code is right. Gives the recovery codes, or null when the code is wrong. */
export async function confirmSetUp(
  req: PayloadRequest,
  account: Account,
  code: string,
): Promise<string[] | null> {
  const { secret } = secondFactorOf(account)
  const step = secret === null ? null : stepOf(code.trim(), secret, Date.now())
  if (step === null) return null
  const codes = newRecoveryCodes()
  await storeSecondFactor(req, account.id, {
    secret,
    confirmedAt: new Date().toISOString(),
    lastStep: step,
    recoveryCodes: codes.map((one) => hashRecoveryCode(one, account.id)),
  })
  await writeAuditEntry(req, {
    action: 'secondFactorOn',
    place: 'users',
    documentId: account.id,
    documentTitle: account.name,
    person: { id: account.id, name: account.name },
  })
  return codes
}

/** Gives an account new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(req: PayloadRequest, account: Account): Promise<string[]> {
  const codes = newRecoveryCodes()
  await storeSecondFactor(req, account.id, {
    ...secondFactorOf(account),
    recoveryCodes: codes.map((one) => hashRecoveryCode(one, account.id)),
  })
  return codes
}

/** Takes the second factor from an account, and tells the audit trail of it. */
export async function turnOff(req: PayloadRequest, account: Account, details?: string): Promise<void> {
  await storeSecondFactor(req, account.id, noSecondFactor)
  await writeAuditEntry(req, {
    action: 'secondFactorOff',
    place: 'users',
    documentId: account.id,
    documentTitle: account.name,
    details,
  })
}

/** Removes the second factor from an account whose owner has lost it. It also resets their failure counter. */
export function resetSecondFactor(req: PayloadRequest, account: Account, details: string): Promise<void> {
  return inTurnOfAccount(req, account.email, async () => {
    await turnOff(req, account, details)
    await forgetFailures(req, account.email)
  })
}

/**
 * Whether the code is right: one of the app, or a recovery code. Each is taken once, so calls for one account must come one after the
 * other.
 */
export async function takeCode(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'secondFactor'>,
  code: string,
): Promise<boolean> {
  const stored = secondFactorOf(account)
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stored.secret === null ? null : stepOf(digits, stored.secret, Date.now())
    if (step === null || step <= stored.lastStep) return false
    await storeSecondFactor(req, account.id, { ...stored, lastStep: step })
    return true
  }
  const hash = hashRecoveryCode(code, account.id)
  if (!stored.recoveryCodes.includes(hash)) return false
  const recoveryCodes = stored.recoveryCodes.filter((one) => one !== hash)
  await storeSecondFactor(req, account.id, { ...stored, recoveryCodes })
  return true
}
