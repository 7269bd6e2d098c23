import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const readinessShape = z.object({ checks: z.object({ jobs: z.enum(['ok', 'failed']) }) })

/** How long the database may be away when the process starts, in milliseconds. */
const timeoutMs = 60_000
const intervalMs = 1000

/**
 * Starts Payload and the runners of its jobs, by the first request for `/readyz`: the first visitor would start them, but
 * perhaps nobody comes.
 * @throws {Error} when they do not run within a minute.
 */
export async function startJobs(cmsUrl: string, timeout = timeoutMs, interval = intervalMs): Promise<void> {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (await areJobsRunning(`${cmsUrl}/readyz`)) return
    await wait(interval)
  }
  throw new Error(
    'The jobs of the cms have not started: letters and publications would wait. Does the database run, and is DATABASE_URL right?',
  )
}

async function areJobsRunning(url: string): Promise<boolean> {
  const body: unknown = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json())
    .catch(() => undefined)
  const read = readinessShape.safeParse(body)
  return read.success && read.data.checks.jobs === 'ok'
}
