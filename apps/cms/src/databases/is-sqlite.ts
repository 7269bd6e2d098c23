import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter } from 'payload'

/** Whether the cms runs on SQLite; Payload's types know the adapter of PostgreSQL by itself. */
export function isSqlite(database: BaseDatabaseAdapter): database is SQLiteAdapter & BaseDatabaseAdapter {
  return database.name === 'sqlite'
}
