import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { executeSql } from '../../../scripts/test/postgres.ts'
import { testCms } from './support/cms.ts'
import { createDatabase } from './support/database.ts'
import { type Run, runScript } from './support/run-script.ts'
import { startSiteStandIn } from './support/site-stand-in.ts'

const site = await startSiteStandIn()
const cms = await testCms({ SITE_PURGE_URLS: site.url })
const { default: config } = await import('../src/payload.config.ts')
const { queueScheduled } = await import('../src/operations/upkeep.ts')
const other = await getPayload({ config, key: 'another instance' })

afterAll(async () => {
  await other?.destroy()
  await site?.stop()
})

describe('two instances of the cms on one database', () => {
  test('share the jobs: each is done, and done once', async () => {
    const jobs = 60
    for (let queued = 0; queued < jobs; queued++) await queuePurge()
    await Promise.all([cms.payload, other].map(drainQueue))
    expect(site.calls).toHaveLength(jobs)
  })

  test('asked for the same job at the same moment do it once', async () => {
    site.calls.length = 0
    const { id } = await queuePurge()
    await Promise.all([cms.payload, other].map((payload) => payload.jobs.runByID({ id, silent: true })))
    await cms.payload.jobs.runByID({ id, silent: true })
    expect(site.calls).toHaveLength(1)
  })

  test('queue what is due by the clock once', async () => {
    const instances = [cms.payload, other, cms.payload, other]
    await Promise.all(instances.map(queueScheduled))
    const { docs } = await cms.payload.find({
      collection: 'payload-jobs',
      where: { queue: { equals: 'nightly' } },
      pagination: false,
    })
    expect(docs.map(({ taskSlug }) => taskSlug).sort()).toEqual([
      'compactDatabase',
      'forgetOld',
      'remindOverdue',
    ])
  })

  test('show what the other has written', async () => {
    const { id } = await cms.payload.create({
      collection: 'tags',
      data: { name: 'Пепельные тона', slug: 'ash' },
    })
    expect((await other.findByID({ collection: 'tags', id })).name).toBe('Пепельные тона')
  })

  test('give no kept answer that the other has made outdated', async () => {
    const tags = async () => (await cms.get('{ tags { name } }')).text()
    await tags()
    await other.create({ collection: 'tags', data: { name: 'Холодные тона', slug: 'holodnye' } })
    expect(await tags()).toContain('Холодные тона')
  })

  test('live through a restart of the database', async () => {
    await Promise.all([cms.payload, other].map((payload) => payload.count({ collection: 'tags' })))
    await executeSql(
      process.env.TEST_POSTGRES_URL ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pryad-cms'
       and datname = '${new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)}'`,
    )
    await expect.poll(() => other.count({ collection: 'tags' }).catch(() => null)).not.toBeNull()
    await expect.poll(() => cms.payload.count({ collection: 'tags' }).catch(() => null)).not.toBeNull()
  })
})

test('two that are given an empty database at the same moment fill it once', async () => {
  const empty = await createDatabase()
  try {
    const runs = await Promise.all([copyInto(empty.url), copyInto(empty.url)])
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(runs.find(({ code }) => code === 1)?.said).toContain('has content already')
  } finally {
    await empty.drop()
  }
})

function queuePurge() {
  return cms.payload.jobs.queue({ task: 'purgeSites', queue: 'sites', input: {} })
}

async function drainQueue(payload: Payload): Promise<void> {
  while (!(await payload.jobs.run({ queue: 'sites', limit: 10, silent: true })).noJobsRemaining);
}

/** Runs the command that copies an SQLite database into PostgreSQL. */
function copyInto(url: string): Promise<Run> {
  const file = path.join(process.env.TEST_SEED_DIR ?? '', 'pryad.db')
  return runScript('apps/cms/src/operations/commands/copy-from-sqlite.ts', [file], { DATABASE_URL: url })
}
