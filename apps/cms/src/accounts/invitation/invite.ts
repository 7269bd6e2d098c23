import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../mail/queue-mail.ts'
import type { User } from '../../payload-types.ts'
import { invitationMs, writeInvitation } from './invitation-letter.ts'

/**
 * Sends the letter with which a colleague sets the first password of their account, in the transaction of `req`; the link of an earlier
 * letter stops working. Answers when it was sent.
 */
export async function invite(
  req: PayloadRequest,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
): Promise<string> {
  const token = randomBytes(20).toString('hex')
  const invitedAt = new Date()
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: {
      invitedAt: invitedAt.toISOString(),
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(invitedAt.getTime() + invitationMs).toISOString(),
    },
    req,
    returning: false,
  })
  const message = writeInvitation({ name, email, token })
  await queueMail(req, {
    key: `invitation/${randomUUID()}`,
    kind: 'account',
    title: message.subject,
    message: { ...message },
  })
  return invitedAt.toISOString()
}

/** A password that nobody knows, for an account whose owner has not set one yet. */
export function unknownPassword(): string {
  // Its first letters satisfy the rule for passwords, the rest is the secret.
  return `aA1${randomBytes(12).toString('base64url')}`.slice(0, 19)
}
