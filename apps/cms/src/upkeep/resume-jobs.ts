import type { Payload, Plugin } from 'payload'
import { oneAtATime } from '../databases/lock.ts'
import { giveUpOutdatedMails } from '../mail/give-up-outdated.ts'
import { requeueLostMails } from '../mail/requeue-lost.ts'

/** No job of ours lasts this long; one that seems to has lost its process. */
const longestJobMs = 3 * 60_000
const intervalMs = 60_000

/**
 * Takes up again what the end of a process has cut short, at the start and every minute. Payload marks a job as being worked on, and
 * leaves the mark when its process ends. A job of Payload's own queue could not do this: it would be stopped in the same way.
 */
export const resumeJobs: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const resume = () =>
      resumeInterrupted(payload).catch((error) =>
        // A database that is not migrated yet has no jobs either.
        payload.logger.debug({ err: error }, 'Interrupted jobs could not be looked for'),
      )
    await resume()
    setInterval(resume, intervalMs).unref()
  },
})

/**
 * Lets jobs be worked on again whose process has ended, gives letters without a job one, and gives up those that are of no use. Jobs are
 * taken under a lock of the same name, so none is given back at the moment another instance takes it.
 */
export async function resumeInterrupted(payload: Payload): Promise<void> {
  const stale = new Date(Date.now() - longestJobMs).toISOString()
  await oneAtATime(payload, 'jobs', async () => {
    await payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true }, updatedAt: { less_than: stale } },
      data: { processing: false },
    })
    await requeueLostMails(payload)
    await giveUpOutdatedMails(payload)
  })
}
