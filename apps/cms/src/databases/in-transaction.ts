import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { isSqlite } from './is-sqlite.ts'
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
