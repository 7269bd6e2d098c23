import type { Payload, TaskConfig } from 'payload'
import { queueUnlessWaiting } from '../../databases/job-queue.ts'
import { environment } from '../../environment.ts'
import { contentVersion } from '../content-version.ts'

/** How long a site may take to answer. */
const timeoutMs = 5000

/**
 * Tells the site at `siteUrl` that its cached pages are stale.
 * @throws when the site cannot be reached in time or does not accept the call.
 */
async function purgeSite(siteUrl: string, secret: string, version: string): Promise<void> {
  const response = await fetch(`${siteUrl}/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
    // The secret goes to the address that was configured, and to no other.
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${siteUrl}/purge answered ${response.status}.`)
}

/**
 * Tells every site, all at once.
 * @throws {AggregateError} when some of them did not listen; the others have been told.
 */
export async function purgeSites(siteUrls: string[], secret: string, version: string): Promise<void> {
  const told = await Promise.allSettled(siteUrls.map((siteUrl) => purgeSite(siteUrl, secret, version)))
  const failures = told.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${told.length} sites were not told.`)
  }
}

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
