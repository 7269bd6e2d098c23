import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveSecret } from '../../access/derive-secret.ts'
import { environment } from '../../environment.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const key = Buffer.from(deriveSecret(environment.payloadSecret, 'second factor'), 'hex')

/** Encrypts a text for one account (AES-256-GCM): moved to another it cannot be opened. Gives base64url. */
export function seal(text: string, accountId: number): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(String(accountId)))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text of `seal`; null when it was changed, is another account's, or was made with another secret of the installation. */
export function unseal(sealed: string, accountId: number): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(String(accountId)))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
