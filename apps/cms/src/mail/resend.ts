import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { writeAuditEntry } from '../access/audit/entries.ts'
import { hasRole } from '../access/roles.ts'
import { findAll } from '../databases/find.ts'
import type { Mail } from '../payload-types.ts'
import { inState, moveMail, queueSending } from './outbox.ts'

/** Letters that wait because a try has failed. */
export const delayed: Where = { and: [inState('waiting'), { problem: { exists: true } }] }

/**
 * Sends again all letters that were given up, and at once those whose next try would come later. Left out are letters that cannot be
 * written again or may have arrived, and answers that have been sent again one by one. Answers how many.
 */
async function resendAll(req: PayloadRequest): Promise<number> {
  const { payload } = req
  const failed: Where = { and: [inState('failed'), { kind: { not_equals: 'account' } }] }
  const givenUp = await findAll(payload, {
    collection: 'mails',
    where: failed,
    select: { kind: true, question: true },
    req,
  })
  const { totalDocs: waiting } = await payload.count({ collection: 'mails', where: delayed, req })
  await runDelayedJobsNow(req)
  let count = waiting
  for (const mail of givenUp) {
    if (await isReplaced(req, mail)) continue
    const change = { attempts: 0, problem: null }
    if (!(await moveMail(payload, mail.id, inState('failed'), 'waiting', change))) continue
    await queueSending(req, mail.id)
    count += 1
  }
  return count
}

/** Lets the jobs of waiting letters run now. */
async function runDelayedJobsNow(req: PayloadRequest): Promise<void> {
  // Jobs that are written back whole could undo that one has begun meanwhile.
  await req.payload.db.updateMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'sendMail' },
      waitUntil: { exists: true },
      completedAt: { exists: false },
      processing: { not_equals: true },
      hasError: { not_equals: true },
    },
    data: { waitUntil: null },
    req,
    returning: false,
  })
}

async function isReplaced(
  { payload }: PayloadRequest,
  { id, kind, question }: Pick<Mail, 'id' | 'kind' | 'question'>,
): Promise<boolean> {
  if (kind !== 'questionAnswered') return false
  const newer: Where = {
    and: [{ kind: { equals: kind } }, { question: { equals: question } }, { id: { greater_than: id } }],
  }
  return (await payload.count({ collection: 'mails', where: newer })).totalDocs > 0
}

/** `POST /api/mails/resend`: sends all letters again that did not leave, for administrators. Answers `{count}`. */
export const resendEndpoint: Endpoint = {
  path: '/resend',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    const count = await resendAll(req)
    if (count > 0)
      await writeAuditEntry(req, { action: 'mailResent', place: 'mails', details: `Писем: ${count}` })
    return Response.json({ count })
  },
}
