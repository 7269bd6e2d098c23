import type { Payload, PayloadRequest } from 'payload'
import type { Mail } from '../payload-types.ts'
import { queueSending } from './queue-sending.ts'

type NewMail = Pick<Mail, 'key' | 'kind' | 'title'> & Partial<Pick<Mail, 'question' | 'person' | 'message'>>

/**
 * Puts a letter into the outbox, in the transaction of `req`, unless there is one with its key already. Nothing is sent here.
 * Answers whether it is a new one.
 */
export async function queueMail(req: PayloadRequest, mail: NewMail): Promise<boolean> {
  if (await hasMail(req.payload, mail.key, req)) return false
  try {
    const data = { ...mail, state: 'waiting', attempts: 0 } as const
    const { id } = await req.payload.create({ collection: 'mails', depth: 0, req, data })
    await queueSending(req, id)
    return true
  } catch (error) {
    // Somebody was quicker with the same letter.
    if (await hasMail(req.payload, mail.key)) return false
    throw error
  }
}

async function hasMail(payload: Payload, key: string, req?: PayloadRequest): Promise<boolean> {
  const where = { key: { equals: key } }
  const { totalDocs } = await payload.count({ collection: 'mails', where, ...(req ? { req } : {}) })
  return totalDocs > 0
}
