import type { Payload } from 'payload'
import { alone } from './alone.ts'
import { isSqlite } from './is-sqlite.ts'

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
