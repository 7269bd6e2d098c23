import { createHmac, randomInt } from 'node:crypto'
import { deriveSecret } from '../../access/derive-secret.ts'
import { environment } from '../../environment.ts'

const count = 10
/** Without letters and digits that look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const partLength = 5
const key = deriveSecret(environment.payloadSecret, 'recovery codes')

/** Codes that let their owner in once each, when the phone is lost: two times five signs, about 49 bits. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: count }, () => `${part()}-${part()}`)
}

/** The stored form of a recovery code. The codes are random, so a keyed hash is enough. */
export function hashRecoveryCode(code: string, accountId: number): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', key).update(`${accountId} ${plain}`).digest('base64url')
}
