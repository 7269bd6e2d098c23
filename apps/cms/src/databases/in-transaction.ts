import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import {
  type BaseDatabaseAdapter,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isSqlite } from './run-sql.ts'
import { beginSqliteTransaction } from './sqlite-transaction.ts'

/**
 * Runs `work` as one transaction, on either database: everything it writes with the given request is committed when it ends well, and
 * nothing when it throws, or when the process dies in the middle.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const database = req.payload.db
  const { id, ended } = isSqlite(database)
    ? await beginSqliteTransaction(database)
    : { id: await database.beginTransaction(), ended: Promise.resolve() }
  if (id === null) throw new Error(`The database ${database.name} has no transactions.`)
  const own = isolateObjectProperty(req, 'transactionID')
  own.transactionID = id
  try {
    const result = await work(own)
    await database.commitTransaction(id)
    // Payload tells nobody of a commit that failed.
    await ended
    return result
  } catch (error) {
    await database.rollbackTransaction(id)
    await ended.catch(() => {})
    throw error
  }
}

/**
 * Does work that waits, from a hook that comes before an operation: Payload has begun a transaction by then, and nothing is written in it
 * yet. It is begun again after `work`: requests that wait for their turn would hold all connections to PostgreSQL, and the one whose turn
 * it is would get none.
 */
export async function outsideTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const hasTransaction = Boolean(req.transactionID)
  await killTransaction(req)
  await work()
  if (hasTransaction) await initTransaction(req)
}

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
