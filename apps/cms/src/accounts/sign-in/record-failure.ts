import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { writeAuditEntry } from '../../access/audit/write-entry.ts'
import { loginAddressHash } from '../login-address.ts'
import { accountHash, normalEmail } from './account-hash.ts'

export const unknownPerson = { id: null, name: 'Неизвестный' }
export const unknownAccount = 'Нет такого сотрудника'

/** The audit trail's words for a wrong code of the second step; such codes are counted by them. */
export const wrongCodeDetails = 'Неверный код второго шага'

/**
 * Records a wrong guess in the audit trail; the limits of attempts count these entries. The name of an account that does not exist is
 * not kept: it may be a password typed into the wrong field. The entry is written outside the transaction of `req`: the refusal that
 * follows rolls that back.
 */
export async function recordFailure(req: PayloadRequest, email: string, details: string): Promise<void> {
  const account = await findAccount(req, email)
  const own = isolateObjectProperty(req, 'transactionID')
  delete own.transactionID
  await writeAuditEntry(own, {
    action: 'loginFailed',
    place: 'users',
    documentId: account?.id,
    documentTitle: account?.name ?? unknownAccount,
    details,
    person: unknownPerson,
    addressHash: loginAddressHash(req.headers),
    accountHash: accountHash(email),
  })
}

/** The account with this e-mail address, as the audit trail names it. */
export async function findAccount(
  req: PayloadRequest,
  email: string,
): Promise<{ id: number; name: string } | undefined> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: normalEmail(email) } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true },
  })
  return docs[0]
}
