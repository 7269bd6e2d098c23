import type { Payload } from 'payload'
import { alone } from './alone.ts'
import { isSqlite } from './is-sqlite.ts'

/**
 * Makes SQLite bring its log into the database file and cut it to nothing: until then the log holds what was deleted. PostgreSQL
 * recycles its log by itself (docs/operations/backup.md).
 */
export async function flushDeleted({ db, logger }: Payload): Promise<void> {
  if (!isSqlite(db)) return
  const { rows } = await alone(db, (client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
  if (Number(rows[0]?.busy) !== 0) {
    logger.warn('Somebody reads the database: its log still holds deleted data, until the next checkpoint.')
  }
}
