import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, TaskConfig } from 'payload'
import { isSqlite } from './run-sql.ts'
import { alone } from './sqlite-transaction.ts'

/** How long to wait for the lock of a table of PostgreSQL: meanwhile every new reader of the table waits, too. */
const lockTimeoutMs = 5000
/** How long a table may stay locked, the waiting for its lock included: readers and writers of it wait for so long. */
const tableTimeoutMs = 20_000

/**
 * Every week: rewrites the database, so that no deleted data stays in its free space. On SQLite nobody can write meanwhile; on
 * PostgreSQL each table is locked while it is rewritten (docs/databases.md).
 */
export const compactDatabaseTask: TaskConfig<'compactDatabase'> = {
  slug: 'compactDatabase',
  schedule: [{ cron: '0 0 4 * * 0', queue: 'nightly' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ req }) => {
    await compactDatabase(req.payload)
    return { output: {} }
  },
}

/** `tableMs` is the time that PostgreSQL has for one table, in milliseconds. @throws {AggregateError} when that was too short for some. */
export async function compactDatabase({ db }: Payload, tableMs = tableTimeoutMs): Promise<void> {
  if (!isSqlite(db)) return compactTables(db.pool, tableMs)
  await alone(db, async (client) => {
    // The copy that SQLite makes holds everybody's data: not on the disk, where it would stay as free space.
    await client.execute('PRAGMA temp_store = MEMORY')
    await client.execute('VACUUM')
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  })
}

async function compactTables(pool: PostgresAdapter['pool'], tableMs: number): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query(`set lock_timeout = ${lockTimeoutMs}`)
    const { rows } = await connection.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`,
    )
    await connection.query(`set statement_timeout = ${tableMs}`)
    const failures: unknown[] = []
    for (const { name } of rows) {
      // A table that is in use, or takes too long, holds up none of the others; the next try takes it again.
      await connection.query(`vacuum (full, analyze) ${name}`).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} of ${rows.length} tables were not rewritten.`)
    }
  } finally {
    // With its settings.
    connection.release(true)
  }
}

/**
 * Makes SQLite write its log into the database file and truncate it: until then the log holds deleted data. PostgreSQL recycles its
 * log by itself (docs/operations/backup.md). Deleted rows stay deleted when this fails: the failure is logged.
 */
export async function flushDeleted({ db, logger }: Payload): Promise<void> {
  if (!isSqlite(db)) return
  const later = 'The database’s own log still holds deleted data, until its next checkpoint.'
  try {
    const { rows } = await alone(db, (client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
    // A backup reads it at this moment, for example.
    if (Number(rows[0]?.busy) !== 0) logger.warn(later)
  } catch (error) {
    logger.warn({ err: error }, later)
  }
}
