import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { User } from '../../payload-types.ts'
import { seal, unseal } from './seal.ts'

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
