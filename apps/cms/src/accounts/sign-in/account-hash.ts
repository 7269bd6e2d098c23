import { createHmac } from 'node:crypto'
import { deriveSecret } from '../../access/derive-secret.ts'
import { environment } from '../../environment.ts'

const key = deriveSecret(environment.payloadSecret, 'account of a login')

/**
 * The key by which attempts at an account are counted, also at one that does not exist: a hash of its e-mail address that nobody can reverse
 * without the secret of the installation.
 */
export function accountHash(email: string): string {
  return createHmac('sha256', key).update(normalEmail(email)).digest('base64url')
}

/** An e-mail address as Payload stores it. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
