import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { findAll } from '../databases/find.ts'
import type { Mail } from '../payload-types.ts'

/** Kinds of letters, with the labels that the panel shows. */
export const mailKinds = {
  newQuestion: 'Новый вопрос',
  questionAnswered: 'Ответ на вопрос',
  questionAssigned: 'Вопрос поручен',
  questionOverdue: 'Вопрос ждёт дольше обещанного',
  account: 'Учётная запись',
} as const

/** States of a letter. */
export const mailStates = {
  waiting: 'Ждёт отправки',
  sending: 'Отправляется',
  /** Its last byte is on the way to the server, which has not answered yet. */
  handedOver: 'Передаётся серверу',
  sent: 'Отправлено',
  failed: 'Не отправлено',
  unknown: 'Неизвестно, дошло ли',
  cancelled: 'Отменено',
} as const

export type MailState = keyof typeof mailStates

/** The states in which a letter is still on its way. */
const openStates: MailState[] = ['waiting', 'sending', 'handedOver']

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

/** Queues the sending of a letter, in the transaction of `req`. */
export async function queueSending(req: PayloadRequest, mail: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail }, req })
}

/** Long enough for the process that put a letter into the outbox to have queued its job, too. */
const settledMs = 60_000

/**
 * Gives a job to each open letter that has none and was last changed before `before`: its process ended between the two, on a
 * database without transactions.
 */
export async function requeueLostMails(payload: Payload, before = Date.now() - settledMs): Promise<void> {
  const mails = await findAll(payload, {
    collection: 'mails',
    where: { state: { in: openStates }, updatedAt: { less_than: new Date(before).toISOString() } },
    select: {},
  })
  if (mails.length === 0) return
  const jobs = await findAll(payload, {
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'sendMail' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    select: { input: true },
  })
  const queued = new Set(jobs.map(({ input }) => mailOf(input)))
  const req = await createLocalReq({}, payload)
  for (const { id } of mails) if (!queued.has(id)) await queueSending(req, id)
}

function mailOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'mail' in input ? input.mail : undefined
}

/** Letters that are still on their way, and when the oldest of them was written; no date when there are none. */
export async function waitingMails(payload: Payload): Promise<{ count: number; oldest: Date | undefined }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: inState(...openStates),
    sort: 'createdAt',
    depth: 0,
    limit: 1,
    select: { createdAt: true },
  })
  const [oldest] = docs
  return { count: totalDocs, oldest: oldest && new Date(oldest.createdAt) }
}
