import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { migrations } from '../migrations/postgres/index.ts'
import { sourceFolder } from '../source-folder.ts'

/** A PostgreSQL server, for any number of instances of the cms. */
export function postgres(url: string) {
  return postgresAdapter({
    pool: { connectionString: url },
    push: false,
    migrationDir: path.resolve(sourceFolder, 'migrations/postgres'),
    prodMigrations: migrations,
  })
}
