import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'
import { loadReceivers } from './load-receivers.ts'

/**
 * Tells everybody who wants to know of a new question: a letter each, so that one wrong address holds up nobody else. Only when all
 * of them wait in the outbox does the question count as told; until then `notifyOfMissed` calls this again, and nobody gets two.
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
