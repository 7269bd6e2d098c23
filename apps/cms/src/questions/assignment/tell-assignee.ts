import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../content/loaders.ts'
import { queueCancelledAgain, queueMail } from '../../mail/outbox.ts'
import type { FaqQuestion } from '../../payload-types.ts'

/**
 * Tells a colleague that a question is theirs now: once for each question and colleague, and not when they took it themselves. A cancelled
 * letter does not count: the question went to another colleague before it was sent.
 */
export const tellAssignee: CollectionAfterChangeHook<FaqQuestion> = async ({ doc, previousDoc, req }) => {
  const [before, now] = [previousDoc?.assignee, doc.assignee].map((person) =>
    person ? idOf(person) : undefined,
  )
  if (now === undefined || now === before || now === req.user?.id) return
  const key = `assigned/${doc.id}/${now}`
  const isNew = await queueMail(req, {
    key,
    kind: 'questionAssigned',
    title: `Вопрос № ${doc.id} поручен`,
    question: doc.id,
    person: now,
  })
  if (!isNew) await queueCancelledAgain(req, key)
}
