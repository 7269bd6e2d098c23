import { afterAll, beforeEach, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { startSiteStandIn } from '../support/site-stand-in.ts'

const site = await startSiteStandIn()
const cms = await testCms({ SITE_PURGE_URLS: site.url })
afterAll(site.stop)
const { resumeInterrupted } = await import('../../src/operations/resume-jobs.ts')
beforeEach(() => {
  site.calls.length = 0
})

const queueOne = () => cms.payload.jobs.queue({ task: 'purgeSites', queue: 'sites', input: {} })
const run = () => cms.payload.jobs.run({ queue: 'sites', limit: 100, silent: true })

/** A job in the state in which one is while it is done, since some minutes. */
async function takenAgo(minutes: number): Promise<void> {
  const { id } = await queueOne()
  const updatedAt = new Date(Date.now() - minutes * 60_000).toISOString()
  await cms.payload.db.updateOne({ collection: 'payload-jobs', id, data: { processing: true, updatedAt } })
}

test('runners of one queue that look at the same moment do each job once, and none of them fails', async () => {
  for (let queued = 0; queued < 20; queued++) await queueOne()
  await Promise.all([run(), run(), run()])
  expect(site.calls).toHaveLength(20)
  const where = { queue: { equals: 'sites' } }
  expect((await cms.payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0)
})

test('a job that several ask for by its number is done once', async () => {
  const { id } = await queueOne()
  await Promise.all([1, 2, 3].map(() => cms.payload.jobs.runByID({ id, silent: true })))
  expect(site.calls).toHaveLength(1)
})

test('a job whose process was killed is done by the next one', async () => {
  await takenAgo(4)
  await run()
  expect(site.calls).toHaveLength(0)
  await resumeInterrupted(cms.payload)
  await run()
  expect(site.calls).toHaveLength(1)
})

test('a job that somebody is at is left to them', async () => {
  await takenAgo(2)
  await resumeInterrupted(cms.payload)
  await run()
  expect(site.calls).toHaveLength(0)
})
