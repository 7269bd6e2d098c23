import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { User } from '../../payload-types.ts'

/** The form in which Payload 3.90 stores passwords, and the one before it, which it replaces when its owner signs in. */
const currentForm = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const olderForm = { prefix: '', iterations: 25_000, bytes: 512 }
/** Is compared with where there is no account, so that a guess at it takes as long as at any other. */
const nobody = { hash: `${currentForm.prefix}${'0'.repeat(currentForm.bytes * 2)}`, salt: '0'.repeat(64) }

const derive = promisify(pbkdf2)

/**
 * Whether this is the password of `user`. Payload compares passwords only where it lets somebody in; this is its own comparison
 * (`authenticateLocalStrategy`, which it does not export).
 */
export async function isRightPassword(
  user: Pick<User, 'hash' | 'salt'> | null,
  password: string,
): Promise<boolean> {
  const { hash, salt } = user?.hash && user.salt ? { hash: user.hash, salt: user.salt } : nobody
  const { prefix, iterations, bytes } = hash.startsWith(currentForm.prefix) ? currentForm : olderForm
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return hash !== nobody.hash && given.length === stored.length && timingSafeEqual(given, stored)
}
