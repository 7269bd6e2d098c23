import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute'>

/** Makes a connection wait for locks, and overwrite deleted data with zeros: SQLite keeps neither setting in the file. */
export async function prepareConnection(client: Client, busyTimeoutMs: number): Promise<void> {
  await client.execute(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  await client.execute('PRAGMA secure_delete = ON')
}
