import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/outbox.ts'
import { loadReceivers } from './load-receivers.ts'

/**
 * Tells the subscribed colleagues of a new question: a letter each, so that one wrong address holds up nobody else. The question counts
 * as told only when all letters are in the outbox; until then `notifyOfMissed` calls this again, and nobody gets two.
 */
export async function notifyStaff(req: PayloadRequest, question: number): Promise<void> {
  for (const id of await loadReceivers(req, undefined)) {
    await queueMail(req, {
      key: `question/${question}/${id}`,
      kind: 'newQuestion',
      title: `Вопрос № ${question}`,
      question,
      person: id,
    })
  }
  await markStaffNotified(req, question)
}

/** Notes that there is nobody left to tell of a question. It is no change of the question itself. */
export async function markStaffNotified(req: PayloadRequest, question: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'faq-questions',
    id: question,
    // Other fields of the group stay as they are.
    data: { asked: { staffToldAt: new Date().toISOString() }, updatedAt: null },
    req,
    returning: false,
  })
}
