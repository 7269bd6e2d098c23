import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { holdWriters } from './hold-writers.ts'
import { prepareConnection } from './prepare-connection.ts'

type Client = SQLiteAdapter['client']

/** Works on a connection of its own while nobody else writes to this database; other writers wait, and no transaction is open. */
export async function alone<Result>(
  database: SQLiteAdapter,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const letGo = await holdWriters(database.client)
  const { $client } = drizzle({ connection: database.clientConfig })
  try {
    await prepareConnection($client, database.busyTimeout)
    return await work($client)
  } finally {
    $client.close()
    letGo()
  }
}
