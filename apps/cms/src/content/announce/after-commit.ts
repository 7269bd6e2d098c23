import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'

type Waiting = Map<string | number, (() => void)[]>

const waitingByDatabase = new WeakMap<BaseDatabaseAdapter, Waiting>()

/**
 * Runs `then` once everybody can read the changes that `req` has written: after its transaction, or at once when it has none.
 * After a rollback `then` does not run. Payload itself has no such hook: its `afterChange` runs inside the transaction.
 */
export async function afterCommit(req: PayloadRequest, then: () => void): Promise<void> {
  const id = await req.transactionID
  // A database without transactions leaves null here, or an empty object: a copy of a promise of null.
  if (typeof id !== 'string' && typeof id !== 'number') return then()
  const waiting = watch(req.payload.db)
  waiting.set(id, [...(waiting.get(id) ?? []), then])
}

function watch(database: BaseDatabaseAdapter): Waiting {
  const watched = waitingByDatabase.get(database)
  if (watched) return watched
  const waiting: Waiting = new Map()
  waitingByDatabase.set(database, waiting)

  const commit = database.commitTransaction.bind(database)
  database.commitTransaction = async (given) => {
    const id = await given
    const then = waiting.get(id) ?? []
    waiting.delete(id)
    await commit(id)
    for (const run of then) run()
  }
  const rollback = database.rollbackTransaction.bind(database)
  database.rollbackTransaction = async (given) => {
    const id = await given
    waiting.delete(id)
    await rollback(id)
  }
  return waiting
}
