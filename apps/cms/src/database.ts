import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { environment } from './environment.ts'
import { migrations } from './migrations/sqlite/index.ts'
import { sourceFolder } from './source-folder.ts'

// SQLite makes its file, but not the folder of it.
mkdirSync(path.dirname(environment.databaseUrl.replace(/^file:/, '')), { recursive: true })

/** The database. Its schema changes by checked-in migrations only, never by itself. */
export const database = sqliteAdapter({
  client: { url: environment.databaseUrl },
  push: false,
  wal: true,
  busyTimeout: 5000,
  migrationDir: path.resolve(sourceFolder, 'migrations/sqlite'),
  prodMigrations: migrations,
})
