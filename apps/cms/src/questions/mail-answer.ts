import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { queueMail } from '../mail/outbox.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { hasAnswer } from './answer.ts'

/** Sends the answer to the visitor once, however often the question is saved afterwards. */
export const mailAnswer: CollectionAfterChangeHook<FaqQuestion> = async ({ doc, req }) => {
  if (doc.state === 'answered' && !doc.answerUnready && hasAnswer(doc)) await queueAnswer(req, doc.id, 1)
}

/** Puts the answer into the outbox, as the `count`th letter about this question. Answers whether it is a new one. */
export async function queueAnswer(req: PayloadRequest, id: number, count: number): Promise<boolean> {
  // Fields that the editor may not see are missing in their document.
  const { asked } = await req.payload.findByID({ collection: 'faq-questions', id, depth: 0, req })
  if (!asked?.email) return false
  return queueMail(req, {
    key: `answer/${id}/${count}`,
    kind: 'questionAnswered',
    title: `Ответ на вопрос № ${id}`,
    question: id,
  })
}
