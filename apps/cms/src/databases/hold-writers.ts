import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = SQLiteAdapter['client']

/** How long a writer waits before it is refused, as the database itself would refuse it. */
const longestWaitMs = 60_000

const heldClients = new WeakMap<Client, Promise<void>>()
const guardedClients = new WeakSet<Client>()

/**
 * Lets nobody write through this client until the returned function is called; reading goes on. A caller that holds writers already is waited
 * for.
 */
export async function holdWriters(client: Client): Promise<() => void> {
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
