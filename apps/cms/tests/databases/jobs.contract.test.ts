import type { Payload } from 'payload'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testCms } from '../support/cms.ts'
import { startSiteStandIn } from '../support/site-stand-in.ts'

const site = await startSiteStandIn()
const cms = await testCms({ SITE_PURGE_URLS: site.url })
afterAll(site.stop)
beforeEach(() => {
  site.calls.length = 0
})

const queueOne = () => cms.payload.jobs.queue({ task: 'purgeSites', queue: 'sites', input: {} })
const run = (payload: Payload) => payload.jobs.run({ queue: 'sites', limit: 100, silent: true })

test('runners of one queue that look at the same moment do each job once, and none of them fails', async () => {
  for (let queued = 0; queued < 20; queued++) await queueOne()
  await Promise.all([run(cms.payload), run(cms.payload), run(cms.payload)])
  expect(site.calls).toHaveLength(20)
  expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test('a job that several ask for by its number is done once', async () => {
  const { id } = await queueOne()
  await Promise.all([1, 2, 3].map(() => cms.payload.jobs.runByID({ id, silent: true })))
  expect(site.calls).toHaveLength(1)
})
