import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, Payload } from 'payload'

/** Whether the cms runs on SQLite; Payload's types know the adapter of PostgreSQL by itself. */
export function isSqlite(database: BaseDatabaseAdapter): database is SQLiteAdapter & BaseDatabaseAdapter {
  return database.name === 'sqlite'
}

type Value = string | number
/** Parameters are written `$1`, `$2` … in the order in which they first appear, and cast: so both databases read them alike. */
export type Statement = { sql: string; args: Value[] }

/** Rows of one statement that both databases understand. */
export async function runSql({ db }: Payload, { sql, args }: Statement): Promise<Record<string, unknown>[]> {
  const { rows } = isSqlite(db)
    ? await db.client.execute({ sql, args })
    : await db.pool.query<Record<string, unknown>>(sql, args)
  return rows.map((row) => ({ ...row }))
}

/** Runs statements one after the other, each for itself. On SQLite they share one turn to write. */
export async function runAllSql({ db }: Payload, statements: Statement[]): Promise<void> {
  if (isSqlite(db)) {
    await db.client.batch(statements, 'write')
    return
  }
  for (const { sql, args } of statements) await db.pool.query(sql, args)
}
