import type { Payload, TaskConfig } from 'payload'
import { queueUnlessWaiting } from '../../databases/job-queue.ts'
import { environment } from '../../environment.ts'
import { contentVersion } from '../content-version.ts'
import { purgeSites } from './purge-site.ts'

const taskSlug = 'purgeSites'

/** Tells the sites again, for as long as some of them do not listen: 1, 2, 4 … seconds apart, a quarter of an hour in all. */
export const purgeTask: TaskConfig<'purgeSites'> = {
  slug: taskSlug,
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 1000 } },
  handler: async ({ req }) => {
    const { sitePurgeUrls, siteSecret } = environment
    if (siteSecret) await purgeSites(sitePurgeUrls, siteSecret, await contentVersion(req.payload))
    return { output: {} }
  },
}

/** Queues the task unless it is waiting already. */
export function purgeLater(payload: Payload): Promise<void> {
  return queueUnlessWaiting(payload, { task: taskSlug, queue: 'sites' })
}
