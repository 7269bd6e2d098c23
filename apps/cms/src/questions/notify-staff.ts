import { type CollectionAfterChangeHook, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '../content/loaders.ts'
import { findAll } from '../databases/find.ts'
import { queueCancelledAgain, queueMail } from '../mail/outbox.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { loadReceivers } from './receivers.ts'

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
async function markStaffNotified(req: PayloadRequest, question: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'faq-questions',
    id: question,
    // Other fields of the group stay as they are.
    data: { asked: { staffToldAt: new Date().toISOString() }, updatedAt: null },
    req,
    returning: false,
  })
}

/** Long enough for the request that stores a question to tell of it by itself, or to take it back. */
const settledMs = 15_000

/**
 * Tells the subscribed colleagues of visitors' questions that not all of them were told of: the process ended between storing and
 * telling, or telling failed. Looks at questions stored before `before`. A question that a colleague has opened meanwhile is no news.
 * The question of an erased sender has no address any more, and is not looked at.
 */
export async function notifyOfMissed(payload: Payload, before = Date.now() - settledMs): Promise<void> {
  const docs = await findAll(payload, {
    collection: 'faq-questions',
    where: {
      and: [
        { 'asked.email': { exists: true } },
        { 'asked.staffToldAt': { exists: false } },
        { createdAt: { less_than: new Date(before).toISOString() } },
      ],
    },
    sort: 'createdAt',
    select: { state: true },
  })
  for (const { id, state } of docs) {
    const req = await createLocalReq({}, payload)
    const told = state === 'new' ? notifyStaff(req, id) : markStaffNotified(req, id)
    // One that fails holds up no other, and is tried again a minute later.
    await told.catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Nobody could be told of a question that was missed'),
    )
  }
}

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
