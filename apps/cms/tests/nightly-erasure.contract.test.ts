import { afterEach, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { runQueue } from './support/jobs.ts'
import { restoreMocks, setClock } from './support/mocks.ts'

const cms = await testCms()
const { eraseIfMissed, lastErasureAt } = await import('../src/operations/personal-data/nightly-erasure.ts')
afterEach(restoreMocks)

/** The night's work is at half past three, so its tests choose the hour. */
function inDaysAt(days: number, hour: number): void {
  const date = new Date()
  date.setDate(date.getDate() + days)
  setClock(date.setHours(hour, 0, 0, 0))
}
async function atNight(): Promise<void> {
  await cms.payload.jobs.queue({ task: 'forgetOld', queue: 'nightly', input: {} })
  await runQueue(cms, 'nightly')
}

async function lastErasedEntry() {
  const where = { action: { equals: 'oldDataErased' } } as const
  return (await cms.payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1, depth: 0 })).docs[0]
}

async function queuedErasures(): Promise<number> {
  const where = { taskSlug: { equals: 'forgetOld' }, completedAt: { exists: false } } as const
  return (await cms.payload.count({ collection: 'payload-jobs', where })).totalDocs
}

test('the night’s work is planned by itself', async () => {
  await cms.payload.jobs.handleSchedules({ queue: 'nightly' })
  const where = { taskSlug: { equals: 'forgetOld' } }
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', where })
  expect(docs).toMatchObject([{ queue: 'nightly' }])
})

test('the work says every night that it is done, also when nobody was to be forgotten', async () => {
  await atNight()
  inDaysAt(30, 12)
  const before = Date.now()
  await atNight()
  expect(await lastErasedEntry()).toMatchObject({ personName: 'Система', action: 'oldDataErased' })
  expect((await lastErasureAt(cms.payload))?.getTime()).toBeGreaterThanOrEqual(before)
})

test('old data are erased after the next start when the cms was down at night, and that once', async () => {
  await cms.payload.delete({ collection: 'payload-jobs', where: {} })
  await atNight()
  await eraseIfMissed(cms.payload)
  expect(await queuedErasures()).toBe(0)
  inDaysAt(2, 12)
  // The next night is planned long before.
  await cms.payload.jobs.handleSchedules({ queue: 'nightly' })
  const planned = await queuedErasures()
  await eraseIfMissed(cms.payload)
  await eraseIfMissed(cms.payload)
  expect(await queuedErasures()).toBe(planned + 1)
  await runQueue(cms, 'nightly')
  await eraseIfMissed(cms.payload)
  expect(await queuedErasures()).toBe(planned)
})

test('the erasure is left to the night’s work when the cms starts shortly before it', async () => {
  await cms.payload.delete({ collection: 'payload-jobs', where: {} })
  await atNight()
  inDaysAt(4, 3)
  await cms.payload.jobs.handleSchedules({ queue: 'nightly' })
  const planned = await queuedErasures()
  await eraseIfMissed(cms.payload)
  expect(await queuedErasures()).toBe(planned)
})
