import { createHmac } from 'node:crypto'
import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { deriveSecret } from '../../access/derive-secret.ts'
import { findFirst } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import { senderHash, visitorAddress } from '../../http/visitor-address.ts'

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
  return findFirst(req.payload, {
    collection: 'users',
    where: { email: { equals: normalEmail(email) } },
    select: { name: true },
  })
}

/** Resets the failure counters of an account, for its password and its codes; the audit trail keeps the failures. */
export function forgetFailures(req: PayloadRequest, email: string): Promise<void> {
  return forget(req, email, {})
}

/** The same for guesses at the password alone: a person who reads the account's mail must not win new guesses at its codes. */
export function forgetWrongPasswords(req: PayloadRequest, email: string): Promise<void> {
  return forget(req, email, { details: { not_equals: wrongCodeDetails } })
}

async function forget(req: PayloadRequest, email: string, which: Where): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'audit-log',
    where: {
      and: [{ action: { equals: 'loginFailed' }, accountHash: { equals: accountHash(email) } }, which],
    },
    data: { accountHash: null },
    req,
    returning: false,
  })
}

const accountKey = deriveSecret(environment.payloadSecret, 'account of a login')

/**
 * The key by which attempts at an account are counted, also at one that does not exist: a hash of its e-mail address that nobody can reverse
 * without the secret of the installation.
 */
export function accountHash(email: string): string {
  return createHmac('sha256', accountKey).update(normalEmail(email)).digest('base64url')
}

/** An e-mail address as Payload stores it. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

const addressKey = deriveSecret(environment.payloadSecret, 'address of a login')

/** The key by which attempts to sign in are counted: a hash of the address they come from, another one every hour. */
export function loginAddressHash(headers: Headers, time = Date.now()): string {
  return senderHash(visitorAddress(headers, environment.siteSecret), addressKey, time)
}
