import { afterAll, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { startSiteStandIn } from '../support/site-stand-in.ts'

const site = await startSiteStandIn()
const cms = await testCms({ SITE_PURGE_URLS: site.url })

afterAll(site.stop)

test('a job whose process was killed is done by the next one', async () => {
  await takenAgo(4)
  await runJobs()
  expect(site.calls).toHaveLength(0)
  await resume()
  await runJobs()
  expect(site.calls).toHaveLength(1)
})

test('a job that somebody is at is left to them', async () => {
  site.calls.length = 0
  await takenAgo(2)
  await resume()
  await runJobs()
  expect(site.calls).toHaveLength(0)
})

async function resume(): Promise<void> {
  // Loads the configuration, which is to read the environment of this file's cms.
  const { resumeInterrupted } = await import('../../src/upkeep/resume-jobs.ts')
  await resumeInterrupted(cms.payload)
}

function runJobs() {
  return cms.payload.jobs.run({ queue: 'sites', silent: true })
}

/** A job in the state in which one is while it is done, since some minutes. */
async function takenAgo(minutes: number): Promise<void> {
  const { id } = await cms.payload.jobs.queue({ task: 'purgeSites', queue: 'sites', input: {} })
  const updatedAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await cms.payload.db.updateOne({
    collection: 'payload-jobs',
    id,
    data: { processing: true, updatedAt },
  })
}
