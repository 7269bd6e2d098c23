import type { Payload } from 'payload'
import { lastErasureAt } from './last-erasure.ts'

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
