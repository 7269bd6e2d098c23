import type { Payload } from 'payload'
import { inTurn } from '../../databases/lock.ts'
import {
  findLettersInProgress,
  type LettersInProgress,
  requeueInterruptedLetters,
} from '../../mail/interrupted-letters.ts'
import { requeueLostMails } from '../../mail/outbox.ts'
import { notifyOfMissed } from '../../questions/notify-of-missed.ts'

/** Jobs and letters that were marked as being worked on at one moment. */
export type InterruptedWork = { foundAt: number; jobs: (number | string)[]; letters: LettersInProgress }

/**
 * Finds the work that is marked as under way before this process has begun any. SQLite is for one cms alone: the process that made the
 * marks is dead.
 */
export async function findInterruptedWork(payload: Payload): Promise<InterruptedWork> {
  const foundAt = Date.now()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    depth: 0,
    pagination: false,
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
