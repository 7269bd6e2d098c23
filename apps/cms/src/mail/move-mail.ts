import type { Payload, Where } from 'payload'
import type { Mail } from '../payload-types.ts'
import type { MailState } from './mail-kinds.ts'

type Change = Partial<Pick<Mail, 'attempts' | 'problem' | 'sentAt' | 'version' | 'message'>>

/** Letters in one of these states. */
export function inState(...states: MailState[]): Where {
  return { state: { in: states } }
}

/** Moves a letter that `from` fits to a state, all at once. Answers whether it did fit. */
export async function moveMail(
  payload: Payload,
  id: number,
  from: Where,
  state: MailState,
  change: Change = {},
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, from] }
  const moved = await payload.db.updateOne({
    collection: 'mails',
    where,
    data: { state, ...change, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return Boolean(moved)
}
