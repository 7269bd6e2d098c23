import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute'>

/** Sets what SQLite forgets with every connection: it waits for locks, and overwrites with zeros what it deletes. */
export async function prepareConnection(client: Client, busyTimeoutMs: number): Promise<void> {
  await client.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  await client.execute('PRAGMA secure_delete = ON')
}
