import type { PayloadRequest, Where } from 'payload'
import { inState } from './move-mail.ts'
import { queueSending } from './queue-sending.ts'

/** Lets a letter wait again that was cancelled before it left, in the transaction of `req`. One in another state stays as it is. */
export async function queueCancelledAgain(req: PayloadRequest, key: string): Promise<void> {
  const where: Where = { and: [{ key: { equals: key } }, inState('cancelled')] }
  const mail = await req.payload.db.updateOne({
    collection: 'mails',
    where,
    data: { state: 'waiting', attempts: 0, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  if (mail) await queueSending(req, Number(mail.id))
}
