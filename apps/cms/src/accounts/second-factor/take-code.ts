import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { secondFactorOf, storeSecondFactor } from './stored.ts'
import { stepOf } from './totp.ts'

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
