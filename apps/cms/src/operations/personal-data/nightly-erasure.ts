import type { GroupField, Payload, PayloadRequest, TaskConfig, Where } from 'payload'
import { accessToField } from '../../access/access.ts'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { flushDeleted } from '../../databases/deleted-data.ts'
import { findAll, findFirst } from '../../databases/find.ts'
import { inTransaction } from '../../databases/in-transaction.ts'
import { deleteLostLetterFiles } from '../../mail/letter-files.ts'
import type { FaqQuestion } from '../../payload-types.ts'
import { deleteOldCounts } from '../statistics/daily-counts.ts'
import { type Destroyed, keyData, senderDataOf, writeAct } from './erasure-acts.ts'
import { anonymise } from './visitor-data.ts'

/** How long a visitor is known after the answer, when the settings do not say. */
const defaultRetentionMonths = 12
/** How long hashes and keys protect the form. */
const keyDays = 30
/**
 * How long records are kept, in months: acts of destruction and the audit trail that proves them three years, as the law wants it; letters of
 * the outbox, which prove nothing, two; an import of products as long as it can be undone.
 */
const kept = { 'erasure-acts': 36, 'audit-log': 36, mails: 24, 'product-imports': 3 }
/** How many questions share a transaction and an act. */
const actLength = 200

/**
 * Every night: forgets visitors whose time is over, deletes the oldest records of work and letters and the oldest sums, and files of letters that belong to
 * none. Says in the audit trail that it has come to its end.
 */
export const forgetOldTask: TaskConfig<'forgetOld'> = {
  slug: 'forgetOld',
  schedule: [{ cron: '0 30 3 * * *', queue: 'nightly' }],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req }) => {
    const senders = await findOldSenders(req)
    const keys = await findOldKeys(req)
    await destroy(req, [
      ...senders.map((question) => ({ question, data: senderDataOf(question), erase: anonymise })),
      ...keys.map((question) => ({ question, data: keyData, erase: forgetKeys })),
    ])
    for (const collection of ['erasure-acts', 'audit-log', 'mails', 'product-imports'] as const) {
      const where = { createdAt: { less_than: monthsAgo(kept[collection]) } }
      await req.payload.delete({ collection, where, req })
    }
    await deleteOldCounts(req.payload)
    const files = await deleteLostLetterFiles(req)
    await flushDeleted(req.payload)
    // Every night, also when there was nothing to erase: the proof that the work is done, and the date that alerts look at.
    await writeAuditEntry(req, {
      action: 'oldDataErased',
      details: `Обезличено вопросов: ${senders.length}, стёрто ключей отправки: ${keys.length}, файлов писем: ${files}`,
    })
    return { output: {} }
  },
}

type Erasure = Destroyed & { erase: (req: PayloadRequest, question: FaqQuestion) => Promise<void> }

/** Erases data whose time is over, and writes acts of it. */
async function destroy(req: PayloadRequest, erasures: Erasure[]): Promise<void> {
  for (let start = 0; start < erasures.length; start += actLength) {
    const some = erasures.slice(start, start + actLength)
    await inTransaction(req, async (own) => {
      await writeAct(own, { action: 'anonymised', reason: 'Истёк срок хранения', destroyed: some })
      for (const { question, erase } of some) await erase(own, question)
    })
  }
}

async function findOldSenders(req: PayloadRequest): Promise<FaqQuestion[]> {
  const { personalData } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const isOld = { less_than: monthsAgo(personalData?.retentionMonths ?? defaultRetentionMonths) }
  const isUnansweredAndOld = { answeredAt: { exists: false }, createdAt: isOld }
  const where = { 'asked.email': { exists: true }, or: [{ answeredAt: isOld }, isUnansweredAndOld] }
  return findAll(req.payload, { collection: 'faq-questions', where, req })
}

function findOldKeys(req: PayloadRequest): Promise<FaqQuestion[]> {
  const before = new Date(Date.now() - keyDays * 24 * 60 * 60 * 1000).toISOString()
  const where = { 'asked.senderHash': { exists: true }, createdAt: { less_than: before } }
  return findAll(req.payload, { collection: 'faq-questions', where, req })
}

async function forgetKeys(req: PayloadRequest, { id }: FaqQuestion): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'faq-questions',
    id,
    // Other fields of the group stay as they are; nobody has changed the question.
    data: { asked: { senderHash: null, captchaKey: null, idempotencyKey: null }, updatedAt: null },
    req,
    returning: false,
  })
}

function monthsAgo(months: number): string {
  const date = new Date()
  date.setMonth(date.getMonth() - months)
  return date.toISOString()
}

/** How long visitors are known. */
export const retentionField: GroupField = {
  name: 'personalData',
  type: 'group',
  label: 'Персональные данные посетителей',
  access: accessToField('site-settings.personalData'),
  fields: [
    {
      name: 'retentionMonths',
      type: 'number',
      label: 'Сколько месяцев хранить данные спросившего после ответа',
      required: true,
      defaultValue: defaultRetentionMonths,
      min: 1,
      max: 120,
      admin: {
        step: 1,
        description:
          'Имя, почту и вопрос сайт забудет потом сам, ночью. Вопросы без ответа считаются с дня, когда их задали. Тот же срок должен стоять в политике и в согласии.',
      },
    },
  ],
}

/** When the nightly erasure of personal data last came to its end; undefined when it has not run yet. */
export async function lastErasureAt(payload: Payload): Promise<Date | undefined> {
  // The latest that was written, whatever clocks said meanwhile.
  return firstEntryAt(payload, '-id', { action: { equals: 'oldDataErased' } })
}

async function firstEntryAt(payload: Payload, sort: string, where: Where = {}): Promise<Date | undefined> {
  const options = { where, sort, select: { createdAt: true } } as const
  const entry = await findFirst(payload, { collection: 'audit-log', ...options })
  return entry && new Date(entry.createdAt)
}

/** A day, and time for the night's own run with its retries. */
const longestPauseMs = 25 * 60 * 60 * 1000
/** Retries of a run that has failed lie closer together than this. */
const soonMs = 60 * 60 * 1000

/** Queues the erasure of old data when the last one is older than a day: the cms was down at night. */
export async function eraseIfMissed(payload: Payload): Promise<void> {
  // Data that were never erased are as old as the audit trail; without any entry there are nobody's data yet.
  const last = (await lastErasureAt(payload)) ?? (await firstEntryAt(payload, 'createdAt'))
  if (!last || Date.now() - last.getTime() < longestPauseMs || (await isQueued(payload))) return
  await payload.jobs.queue({ task: 'forgetOld', queue: 'nightly', input: {} })
}

/** Payload queues the next night's run long before; only one that runs soon makes up for the missed one. */
async function isQueued(payload: Payload): Promise<boolean> {
  const soon = new Date(Date.now() + soonMs).toISOString()
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'forgetOld' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
      or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: soon } }],
    },
  })
  return totalDocs > 0
}
