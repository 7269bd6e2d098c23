import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Pool = PostgresAdapter['pool']

/** Does some work while no other instance of the cms on this database does work of the same name; those wait for their turn. */
export function oneAtATime<Result>(
  { db }: Payload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // SQLite is for one instance alone. On PostgreSQL the work of one process waits in the process itself: each that waits at the server
  // holds a connection, and when all of them wait nobody can work.
  return inTurn(name, () => (db.name === 'postgres' ? withLock(db.pool, name, work) : work()))
}

/** The name under which the panel's saves in a collection or global wait for each other. */
export function savesOf(place: string): string {
  return `saves of ${place}`
}

const poolsOfLocks = new WeakMap<Pool, Pool>()

/** Says which connections hold the locks of a database. Work under a lock takes its connections from `pool`, which locks never empty. */
export function setPoolOfLocks(pool: Pool, locks: Pool): void {
  poolsOfLocks.set(pool, locks)
}

/** Does some work under a lock of the PostgreSQL server. The lock ends with its connection, so no crash leaves it behind. */
export async function withLock<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await (poolsOfLocks.get(pool) ?? pool).connect()
  try {
    await connection.query('select pg_advisory_lock(hashtext($1))', [name])
    const result = await work()
    await connection.query('select pg_advisory_unlock(hashtext($1))', [name])
    connection.release()
    return result
  } catch (error) {
    connection.release(true)
    throw error
  }
}

/** The last work of each name that this process has to do. */
const lastOf = new Map<string, Promise<unknown>>()

/** Does some work of this process after all other work of the same name. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastOf.get(name)
  const own = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  lastOf.set(name, own)
  try {
    return await own
  } finally {
    if (lastOf.get(name) === own) lastOf.delete(name)
  }
}
