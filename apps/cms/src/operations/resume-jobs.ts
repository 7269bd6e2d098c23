import type { Payload, Plugin } from 'payload'
import { failExpiredMails } from '../accounts/expired-letters.ts'
import { findAll } from '../databases/find.ts'
import { inTurn, oneAtATime } from '../databases/lock.ts'
import { isSqlite } from '../databases/run-sql.ts'
import { runEvery, whenServing } from '../http/background-work.ts'
import {
  findLettersInProgress,
  type LettersInProgress,
  requeueInterruptedLetters,
} from '../mail/interrupted-letters.ts'
import { requeueLostMails } from '../mail/outbox.ts'
import { removeBlankDrafts } from '../panel/editing/blank-drafts.ts'
import { notifyOfMissed } from '../questions/notify-staff.ts'
import { eraseIfMissed } from './personal-data/nightly-erasure.ts'

/** Jobs and letters that were marked as being worked on at one moment. */
export type InterruptedWork = { foundAt: number; jobs: (number | string)[]; letters: LettersInProgress }

/**
 * Finds the work that is marked as being done before this process has begun any. SQLite is for one cms alone: the process that made the
 * marks is dead.
 */
export async function findInterruptedWork(payload: Payload): Promise<InterruptedWork> {
  const foundAt = Date.now()
  const docs = await findAll(payload, {
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    select: { processing: true },
  })
  return { foundAt, jobs: docs.map(({ id }) => id), letters: await findLettersInProgress(payload) }
}

/** Takes left work up again at once, without the waiting that is due where another instance may be at it. */
export async function resumeInterruptedWork(
  payload: Payload,
  { foundAt, jobs, letters }: InterruptedWork,
): Promise<void> {
  await inTurn('jobs', async () => {
    await requeueInterruptedLetters(payload, letters)
    await payload.update({
      collection: 'payload-jobs',
      where: { and: [{ id: { in: jobs } }, { processing: { equals: true } }] },
      data: { processing: false },
    })
    await notifyOfMissed(payload, foundAt)
    await requeueLostMails(payload, foundAt)
  })
}

/** No job of ours lasts this long; one that seems to has lost its process. */
const longestJobMs = 3 * 60_000
const intervalMs = 60_000

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
    if (isSqlite(payload.db)) await quietly(resumeWhenServing(payload))
    await quietly(resumeInterrupted(payload))
    runEvery(payload, intervalMs, () => {
      resumeInterrupted(payload).catch((error: unknown) => payload.logger.error({ err: error }, problem))
    })
  },
})

/**
 * Takes up the work of a dead process as soon as this one runs jobs; a command such as the import never does, and the cms may be
 * at work beside it. It is looked for now, when nothing in this process has taken a job yet.
 */
async function resumeWhenServing(payload: Payload): Promise<void> {
  const left = await findInterruptedWork(payload)
  const problem = 'Work that was left could not be taken up; it will be, by its age'
  whenServing(payload, problem, () => resumeInterruptedWork(payload, left), 'error')
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
