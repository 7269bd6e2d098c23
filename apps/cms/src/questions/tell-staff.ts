import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'

/** Tells everybody who wants to know of a new question: a letter each, so that one wrong address holds up nobody else. */
export async function tellStaff(req: PayloadRequest, question: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ toldOfQuestions: { equals: true } }, { blocked: { not_equals: true } }] },
    depth: 0,
    pagination: false,
    select: { name: true },
    req,
  })
  for (const { id } of docs) {
    await queueMail(req, {
      key: `question/${question}/${id}`,
      kind: 'newQuestion',
      title: `Вопрос № ${question}`,
      question,
      person: id,
    })
  }
}
