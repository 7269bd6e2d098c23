import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

type Client = SQLiteAdapter['client']

/** How long a writer waits before it is refused, as the database itself would refuse it. */
const longestWaitMs = 60_000

const heldClients = new WeakMap<Client, Promise<void>>()
const guardedClients = new WeakSet<Client>()

/**
 * Lets nobody write through this client until the returned function is called; reading goes on. The caller that holds the
 * writers already is waited for.
 */
async function holdWriters(client: Client): Promise<() => void> {
  guard(client)
  while (heldClients.has(client)) await freeToWrite(client)
  const held = Promise.withResolvers<void>()
  heldClients.set(client, held.promise)
  return () => {
    heldClients.delete(client)
    held.resolve()
  }
}

async function freeToWrite(client: Client): Promise<void> {
  const held = heldClients.get(client)
  if (!held) return
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLong.reject(new Error('The database is busy with a long transaction.')),
    longestWaitMs,
  )
  await Promise.race([held, tooLong.promise]).finally(() => clearTimeout(timer))
}

/** Makes every statement that may write wait for its turn. */
function guard(client: Client): void {
  if (guardedClients.has(client)) return
  guardedClients.add(client)
  const { execute, batch, transaction } = client
  Object.assign(client, {
    execute: async (...given: Parameters<typeof execute>) => {
      const [statement] = given
      if (!isReading(typeof statement === 'string' ? statement : statement.sql)) await freeToWrite(client)
      return execute.apply(client, given)
    },
    batch: async (...given: Parameters<typeof batch>) => {
      await freeToWrite(client)
      return batch.apply(client, given)
    },
    transaction: async (...given: Parameters<typeof transaction>) => {
      await freeToWrite(client)
      return transaction.apply(client, given)
    },
  })
}

function isReading(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}

/** Makes a connection wait for locks, and overwrite deleted data with zeros: SQLite keeps neither setting in the file. */
export async function prepareConnection(
  client: Pick<Client, 'execute'>,
  busyTimeoutMs: number,
): Promise<void> {
  await client.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  await client.execute('PRAGMA secure_delete = ON')
}

/** Works on a connection of its own while nobody else writes to this database; other writers wait, and no transaction is open. */
export async function alone<Result>(
  database: SQLiteAdapter,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const release = await holdWriters(database.client)
  const { $client } = drizzle({ connection: database.clientConfig })
  try {
    await prepareConnection($client, database.busyTimeout)
    return await work($client)
  } finally {
    $client.close()
    release()
  }
}

type Session = SQLiteAdapter['sessions'][string]

type Transaction = {
  id: string
  /** Settles when the transaction has: rejected when it could not be committed. */
  ended: Promise<void>
}

/**
 * A transaction on SQLite, ended by the adapter's own `commitTransaction` and `rollbackTransaction`. Payload's, when turned on, leave
 * the connection to the transaction and give everybody else a new one: a writer there waits meanwhile for the file's lock
 * without giving the process up, so that the transaction can never end. This one has a connection of its own, and other writers
 * wait for its end in the process itself.
 */
export async function beginSqliteTransaction(database: SQLiteAdapter): Promise<Transaction> {
  const release = await holdWriters(database.client)
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
      release()
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
