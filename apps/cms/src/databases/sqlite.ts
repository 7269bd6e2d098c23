import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { migrations } from '../migrations/sqlite/index.ts'
import { sourceFolder } from '../source-folder.ts'

/** The default: one file, for one cms. */
export function sqlite(url: string) {
  // SQLite makes its file, but not the folder of it.
  mkdirSync(path.dirname(url.replace(/^file:/, '')), { recursive: true })
  return sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.resolve(sourceFolder, 'migrations/sqlite'),
    prodMigrations: migrations,
  })
}
