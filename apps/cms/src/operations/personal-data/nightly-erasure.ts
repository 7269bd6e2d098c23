import type { GroupField, Payload, PayloadRequest, TaskConfig } from 'payload'
import { accessToField } from '../../access/access.ts'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { flushDeleted } from '../../databases/deleted-data.ts'
import { deleteLostLetterFiles } from '../../mail/letter-files.ts'
import { deleteOldCounts } from '../statistics/daily-counts.ts'
import { anonymise } from './visitor-data.ts'

/** How long a visitor is known after the answer, when the settings do not say. */
const defaultRetentionMonths = 12
/** How long hashes and keys protect the form. */
const keyDays = 30
/** How long entries of the audit trail and letters of the outbox are kept. */
const recordYears = 2
/** How long an import of products can be undone, in months. */
const importMonths = 3

/**
 * Every night: forgets visitors whose time is over, deletes the oldest records of work and letters and the oldest sums, and files of letters that belong to
 * none. Says in the audit trail that it has come to its end.
 */
export const forgetOldTask: TaskConfig<'forgetOld'> = {
  slug: 'forgetOld',
  schedule: [{ cron: '0 30 3 * * *', queue: 'nightly' }],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req }) => {
    const senders = await forgetOldSenders(req)
    const keys = await forgetOldKeys(req)
    const kept = { 'audit-log': recordYears * 12, mails: recordYears * 12, 'product-imports': importMonths }
    for (const collection of ['audit-log', 'mails', 'product-imports'] as const) {
      const where = { createdAt: { less_than: monthsAgo(kept[collection]) } }
      await req.payload.delete({ collection, where, req })
    }
    await deleteOldCounts(req.payload)
    const files = await deleteLostLetterFiles(req)
    await flushDeleted(req.payload)
    // Every night, also when there was nothing to erase: the proof that the work is done, and the date that alerts look at.
    await writeAuditEntry(req, {
      action: 'oldDataErased',
      details: `Обезличено вопросов: ${senders}, стёрто ключей отправки: ${keys}, файлов писем: ${files}`,
    })
    return { output: {} }
  },
}

/** Answers how many. */
async function forgetOldSenders(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const { personalData } = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const before = monthsAgo(personalData?.retentionMonths ?? defaultRetentionMonths)
  const { docs } = await payload.find({
    collection: 'faq-questions',
    where: {
      and: [
        { 'asked.email': { exists: true } },
        {
          or: [
            { answeredAt: { less_than: before } },
            { and: [{ answeredAt: { exists: false } }, { createdAt: { less_than: before } }] },
          ],
        },
      ],
    },
    depth: 0,
    pagination: false,
    req,
  })
  for (const question of docs) await anonymise(req, question)
  if (docs.length > 0) {
    await writeAuditEntry(req, {
      action: 'anonymised',
      place: 'faq-questions',
      details: `Обезличено вопросов: ${docs.length}`,
    })
  }
  return docs.length
}

/** Answers how many. */
async function forgetOldKeys(req: PayloadRequest): Promise<number> {
  const before = new Date(Date.now() - keyDays * 24 * 60 * 60 * 1000).toISOString()
  const { docs } = await req.payload.find({
    collection: 'faq-questions',
    where: { and: [{ 'asked.senderHash': { exists: true } }, { createdAt: { less_than: before } }] },
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  for (const { id } of docs) {
    await req.payload.db.updateOne({
      collection: 'faq-questions',
      id,
      // Other fields of the group stay as they are; nobody has changed the question.
      data: { asked: { senderHash: null, captchaKey: null, idempotencyKey: null }, updatedAt: null },
      req,
      returning: false,
    })
  }
  return docs.length
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
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'oldDataErased' } },
    // The latest that was written, whatever clocks said meanwhile.
    sort: '-id',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  })
  const [last] = docs
  return last && new Date(last.createdAt)
}

/** A day, and time for the night's own run with its retries. */
const longestPauseMs = 25 * 60 * 60 * 1000
/** Retries of a run that has failed lie closer together than this. */
const soonMs = 60 * 60 * 1000

/** Queues the erasure of old data when the last one is older than a day: the cms was down at night. */
export async function eraseIfMissed(payload: Payload): Promise<void> {
  const last = (await lastErasureAt(payload)) ?? (await firstEntryAt(payload))
  if (!last || Date.now() - last.getTime() < longestPauseMs || (await isQueued(payload))) return
  await payload.jobs.queue({ task: 'forgetOld', queue: 'nightly', input: {} })
}

/** An installation whose data were never erased is as old as its audit trail; one without any has nobody's data yet. */
async function firstEntryAt(payload: Payload): Promise<Date | undefined> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    sort: 'createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  })
  const [first] = docs
  return first && new Date(first.createdAt)
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
