import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { migrations } from '../migrations/sqlite/index.ts'
import { sourceFolder } from '../source-folder.ts'
import { claimJobsOneByOne } from './claim-jobs-in-turn.ts'

/** The default: one file, for one cms. */
export function sqlite(url: string): DatabaseAdapterObj<SQLiteAdapter> {
  // SQLite makes its file, but not the folder of it.
  mkdirSync(path.dirname(url.replace(/^file:/, '')), { recursive: true })
  const adapter = sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.resolve(sourceFolder, 'migrations/sqlite'),
    prodMigrations: migrations,
  })
  return { ...adapter, init: (args) => claimJobsOneByOne(adapter.init(args)) }
}
