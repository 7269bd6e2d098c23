import type { Payload, Plugin } from 'payload'
import { failExpiredMails } from '../../accounts/expired-letters.ts'
import { isSqlite } from '../../databases/is-sqlite.ts'
import { oneAtATime } from '../../databases/lock.ts'
import { everyWhileRunning } from '../../http/every-while-running.ts'
import { requeueLostMails } from '../../mail/outbox.ts'
import { removeBlankDrafts } from '../../panel/editing/blank-drafts.ts'
import { notifyOfMissed } from '../../questions/notify-of-missed.ts'
import { eraseIfMissed } from '../personal-data/erase-if-missed.ts'
import { findInterruptedWork, resumeInterruptedWork } from './interrupted-work.ts'

/** No job of ours lasts this long; one that seems to has lost its process. */
const longestJobMs = 3 * 60_000
const intervalMs = 60_000
/** How often a starting process looks whether its runners are there. */
const startingMs = 500

/**
 * Resumes jobs that were interrupted by the end of a process, at the start and every minute. Payload marks a job as being processed, and
 * the mark stays when its process ends. A job of Payload's own queue could not do this: it would be interrupted in the same way.
 */
export const resumeJobs: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const problem = 'Interrupted work could not be taken up; it is tried again every minute'
    // A database that is not migrated yet has no jobs either.
    const quietly = (work: Promise<void>) =>
      work.catch((error: unknown) => payload.logger.debug({ err: error }, problem))
    if (isSqlite(payload.db)) await quietly(takeUpOnceRunning(payload))
    await quietly(resumeInterrupted(payload))
    everyWhileRunning(payload, intervalMs, () => {
      resumeInterrupted(payload).catch((error: unknown) => payload.logger.error({ err: error }, problem))
    })
  },
})

/**
 * Takes up the work of a dead process as soon as this one runs jobs; a command such as the import never does, and the cms may be
 * at work beside it. It is looked for now, when nothing in this process has taken a job yet.
 */
async function takeUpOnceRunning(payload: Payload): Promise<void> {
  const left = await findInterruptedWork(payload)
  const stop = everyWhileRunning(payload, startingMs, () => {
    if (payload.crons.length === 0) return
    stop()
    resumeInterruptedWork(payload, left).catch((error: unknown) =>
      payload.logger.error(
        { err: error },
        'Work that was left could not be taken up; it will be, by its age',
      ),
    )
  })
}

/**
 * Releases jobs whose process has ended, tells of questions that colleagues were not told of, queues letters without a job, gives up
 * expired letters, makes up for a missed nightly erasure, and removes blank drafts. Jobs are taken under a lock of the same name, so none
 * is released at the moment another instance takes it.
 */
export async function resumeInterrupted(payload: Payload): Promise<void> {
  const stale = new Date(Date.now() - longestJobMs).toISOString()
  await oneAtATime(payload, 'jobs', async () => {
    await payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true }, updatedAt: { less_than: stale } },
      data: { processing: false },
    })
    await notifyOfMissed(payload)
    await requeueLostMails(payload)
    await failExpiredMails(payload)
    await eraseIfMissed(payload)
    await removeBlankDrafts(payload)
  })
}
