import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { GroupField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { deriveSecret } from '../../access/derive-secret.ts'
import { environment } from '../../environment.ts'
import type { User } from '../../payload-types.ts'

/** The second factor of one account as the database has it. */
export type SecondFactor = {
  /** The shared secret in base32; null when there is none, or it cannot be read with the secret of this installation. */
  secret: string | null
  isOn: boolean
  /** When it was turned on, as ISO 8601. */
  confirmedAt: string | null
  lastStep: number
  /** Hashes of the codes that have not been used. */
  recoveryCodes: string[]
}

const hashes = z.array(z.string()).catch([])

export function secondFactorOf({ id, secondFactor }: Pick<User, 'id' | 'secondFactor'>): SecondFactor {
  return {
    secret: secondFactor?.secret ? unseal(secondFactor.secret, id) : null,
    isOn: Boolean(secondFactor?.confirmedAt),
    confirmedAt: secondFactor?.confirmedAt ?? null,
    lastStep: secondFactor?.lastStep ?? 0,
    recoveryCodes: hashes.parse(secondFactor?.recoveryCodes),
  }
}

type Stored = Pick<SecondFactor, 'secret' | 'confirmedAt' | 'lastStep' | 'recoveryCodes'>

/** Replaces the second factor of an account. */
export async function storeSecondFactor(
  req: PayloadRequest,
  accountId: number,
  { secret, confirmedAt, lastStep, recoveryCodes }: Stored,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: accountId,
    data: {
      secondFactor: { secret: secret && seal(secret, accountId), confirmedAt, lastStep, recoveryCodes },
      // It is no change that colleagues would be told of.
      updatedAt: null,
    },
    req,
    returning: false,
  })
}

/** The stored state of an account without a second factor. */
export const noSecondFactor: Stored = { secret: null, confirmedAt: null, lastStep: 0, recoveryCodes: [] }

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

/**
 * The second step of signing in (TOTP, RFC 6238) of one person. All of it is the system's: no answer of the API and no screen of the
 * panel shows it.
 */
export const secondFactorField: GroupField = {
  name: 'secondFactor',
  type: 'group',
  label: 'Второй шаг входа',
  hidden: true,
  access: { read: () => false, create: () => false, update: () => false },
  fields: [
    /** The shared secret, encrypted; there from the moment it is shown to the person. */
    { name: 'secret', type: 'text', label: 'Секрет', hidden: true },
    /** Empty until the person has shown that their app knows the secret. */
    { name: 'confirmedAt', type: 'date', label: 'Подтверждён', hidden: true },
    /** The newest time step a code was taken for: no code is taken twice (RFC 6238, 5.2). */
    { name: 'lastStep', type: 'number', label: 'Последний шаг', hidden: true },
    /** Hashes of the recovery codes that have not been used. */
    { name: 'recoveryCodes', type: 'json', label: 'Запасные коды', hidden: true },
  ],
}
