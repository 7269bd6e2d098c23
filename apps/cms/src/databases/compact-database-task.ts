import type { TaskConfig } from 'payload'
import { isSqlite } from './is-sqlite.ts'

/** Every week: rewrites the database file, so that nothing of what was deleted stays in its free space. */
export const compactDatabaseTask: TaskConfig<'compactDatabase'> = {
  slug: 'compactDatabase',
  schedule: [{ cron: '0 0 4 * * 0', queue: 'nightly' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req }) => {
    const { db } = req.payload
    if (isSqlite(db)) await db.client.execute('VACUUM')
    return { output: {} }
  },
}
