import { createLocalReq, type Payload } from 'payload'
import { openStates } from './mail-kinds.ts'
import { queueSending } from './queue-sending.ts'

/** Long enough for the process that put a letter into the outbox to have queued its job, too. */
const settledMs = 60_000

/**
 * Gives a job to each open letter that has none and was last changed before `before`: its process ended between the two, on a
 * database without transactions.
 */
export async function requeueLostMails(payload: Payload, before = Date.now() - settledMs): Promise<void> {
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: {
      state: { in: openStates },
      updatedAt: { less_than: new Date(before).toISOString() },
    },
    depth: 0,
    pagination: false,
    select: {},
  })
  if (mails.length === 0) return
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'sendMail' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    depth: 0,
    pagination: false,
    select: { input: true },
  })
  const queued = new Set(jobs.map(({ input }) => mailOf(input)))
  const req = await createLocalReq({}, payload)
  for (const { id } of mails) if (!queued.has(id)) await queueSending(req, id)
}

function mailOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'mail' in input ? input.mail : undefined
}
