import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction.ts'

/**
 * Runs `work` within the transaction of `req`, or one of its own, while nobody else writes to the table until the transaction ends: what
 * `work` reads of it is still so when it writes. Reading goes on.
 */
export async function aloneInTable<Result>(
  req: PayloadRequest,
  table: string,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { db } = req.payload
  const locked = async (own: PayloadRequest) => {
    // A transaction on SQLite is the only writer anyway.
    if (isPostgres(db)) {
      const session = db.sessions[String(await own.transactionID)]
      await session?.db.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
    }
    return work(own)
  }
  const isWithin = db.sessions?.[String(await req.transactionID)] !== undefined
  return isWithin ? locked(req) : inTransaction(req, locked)
}

function isPostgres(database: BaseDatabaseAdapter): database is PostgresAdapter & BaseDatabaseAdapter {
  return database.name === 'postgres'
}
