import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { holdWriters } from './hold-writers.ts'
import { prepareConnection } from './prepare-connection.ts'

type Session = SQLiteAdapter['sessions'][string]

type Transaction = {
  id: string
  /** Settles when the transaction has: rejected when it could not be committed. */
  ended: Promise<void>
}

/**
 * A transaction on SQLite, ended by the adapter's own `commitTransaction` and `rollbackTransaction`. Payload's, when turned on, leave
 * the connection to the transaction and give everybody else a new one: a writer there waits meanwhile for the file's lock
 * without letting go of the process, so that the transaction can never end. This one has a connection of its own, and other writers
 * wait for its end in the process itself.
 */
export async function beginSqliteTransaction(database: SQLiteAdapter): Promise<Transaction> {
  const letGo = await holdWriters(database.client)
  const connection = drizzle({ connection: database.clientConfig, schema: database.schema })
  const begun = Promise.withResolvers<Session['db']>()
  const decided = Promise.withResolvers<void>()
  const ended = prepareConnection(connection.$client, database.busyTimeout)
    .then(() =>
      connection.transaction(async (transaction) => {
        // The adapter's own type of it knows one made-up table.
        begun.resolve(transaction as unknown as Session['db'])
        await decided.promise
      }),
    )
    .finally(() => {
      connection.$client.close()
      letGo()
    })
  ended.catch(begun.reject)
  decided.promise.catch(() => {})

  const id = randomUUID()
  database.sessions[id] = {
    db: await begun.promise,
    resolve: () => {
      decided.resolve()
      return ended
    },
    reject: async () => {
      decided.reject(new Error('The transaction was rolled back.'))
      await ended.catch(() => {})
    },
  }
  return { id, ended }
}
