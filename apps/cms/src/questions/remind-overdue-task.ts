import type { PayloadRequest, TaskConfig } from 'payload'
import { findAll } from '../databases/find.ts'
import { queueMail } from '../mail/outbox.ts'
import type { FaqQuestion } from '../payload-types.ts'
import { moscowDay, moscowHour } from './moscow.ts'
import { isOverdue, overdueBefore } from './promise.ts'
import { loadReceivers } from './receivers.ts'
import { loadCalendar } from './working-days.ts'

/** Nobody is reminded at night. */
const [firstHour, lastHour] = [9, 18]

/** Every hour of a working day: tells once of each question that waits longer than visitors were promised. */
export const remindOverdueTask: TaskConfig<'remindOverdue'> = {
  slug: 'remindOverdue',
  schedule: [{ cron: '0 5 * * * *', queue: 'nightly' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req }) => {
    await remindOverdue(req, new Date())
    return { output: {} }
  },
}

/** Queues the reminders that are due at a moment: to the assignee, else to everybody who gets letters about new questions. */
export async function remindOverdue(req: PayloadRequest, now: Date): Promise<void> {
  const isWorking = await loadCalendar(req.payload)
  const hour = moscowHour(now)
  if (!isWorking(moscowDay(now)) || hour < firstHour || hour > lastHour) return
  const docs = await findAll(req.payload, {
    collection: 'faq-questions',
    where: {
      and: [
        isOverdue(overdueBefore(now, isWorking)),
        { remindedAt: { exists: false } },
        // A visitor whose address is erased waits for no answer any more.
        { 'asked.email': { exists: true } },
      ],
    },
    select: { assignee: true },
    req,
  })
  for (const question of docs) await remind(req, question, now)
}

async function remind(
  req: PayloadRequest,
  { id, assignee }: Pick<FaqQuestion, 'id' | 'assignee'>,
  now: Date,
): Promise<void> {
  const receivers = await loadReceivers(req, assignee)
  // The question stays unreminded: a colleague who becomes a receiver later is told then.
  if (receivers.length === 0) return
  for (const person of receivers) {
    await queueMail(req, {
      key: `overdue/${id}/${person}`,
      kind: 'questionOverdue',
      title: `Вопрос № ${id} ждёт дольше обещанного`,
      question: id,
      person,
    })
  }
  await req.payload.db.updateOne({
    collection: 'faq-questions',
    id,
    // It is no change of the question itself.
    data: { remindedAt: now.toISOString(), updatedAt: null },
    req,
    returning: false,
  })
}
