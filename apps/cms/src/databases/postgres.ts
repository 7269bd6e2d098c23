import path from 'node:path'
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { environment } from '../environment.ts'
import { sourceFolder } from '../source-folder.ts'
import { claimJobsInTurn } from './job-queue.ts'
import { setPoolOfLocks, withLock } from './lock.ts'
import { migrations } from './migrations/postgres/index.ts'
import { requireOwnHistory } from './require-own-history.ts'

/** Connections of one instance. A request holds one for its transaction and may ask for another beside it. */
const maxConnections = 20
/**
 * Connections that hold nothing but locks: of their own, because the work under a lock needs one of the others. Four questions,
 * two sign-ins, and a save in each collection may hold one at the same moment.
 */
const maxLocks = 20
/** How long a request waits for a connection, or for the server to take one, before it fails. */
const connectionTimeoutMs = 10_000

/** A PostgreSQL server, for any number of instances of the cms (docs/databases.md). */
export function postgres(url: string): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter({
    pool: {
      connectionString: url,
      application_name: 'pryad-cms',
      max: maxConnections,
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true,
    },
    push: false,
    beforeSchemaInit: [storeChoicesAsText],
    migrationDir: path.resolve(sourceFolder, 'databases/migrations/postgres'),
    ...(environment.isMigratedWhenOpened && { prodMigrations: migrations }),
  })
  return { ...adapter, init: (args) => shared(adapter.init(args)) }
}

/** Choices that grow with the code: as an enumeration each new one would need a migration. The panel takes those of the field alone. */
const textColumns = new Set(['enum_videos_provider', 'enum__videos_v_version_provider'])

const storeChoicesAsText: NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number] = ({
  adapter,
  schema,
}) => {
  for (const { columns } of Object.values(adapter.rawTables)) {
    for (const [key, column] of Object.entries(columns)) {
      if (!('enumName' in column) || !textColumns.has(column.enumName)) continue
      const { type: _, enumName: __, options: ___, ...rest } = column
      columns[key] = { ...rest, type: 'varchar' }
    }
  }
  return schema
}

/** Makes an adapter fit to share its database with those of other instances, and to live through a restart of the server. */
function shared(db: PostgresAdapter): PostgresAdapter {
  let locks: PostgresAdapter['pool'] | undefined
  const connect = db.connect?.bind(db)
  db.connect = async (options) => {
    db.pool = openPool(db)
    locks = openPool(db, maxLocks)
    setPoolOfLocks(db.pool, locks)
    await db.pool.query('select 1').catch((cause: Error) => {
      throw new Error(`PostgreSQL cannot be used: ${cause.message}. Check DATABASE_URL.`, { cause })
    })
    await connect?.(options)
  }
  const migrate = db.migrate.bind(db)
  db.migrate = (args) =>
    withLock(db.pool, 'migrations', async () => {
      requireOwnHistory(await migrationsOf(db), migrations)
      await migrate(args)
    })
  const destroy = db.destroy?.bind(db)
  db.destroy = async () => {
    await destroy?.()
    await db.pool.end()
    await locks?.end()
  }
  return claimJobsInTurn(db)
}

async function migrationsOf({ pool }: PostgresAdapter): Promise<string[]> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('payload_migrations') is not null")
  if (tables.length === 0) return []
  const { rows } = await pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return rows.map(({ name }) => name)
}

/**
 * Connections to the database of an adapter, `max` at most. Payload's own pool listens to few of its connections; one that breaks
 * unheard would end the process.
 */
function openPool({ pg, poolOptions, payload }: PostgresAdapter, max = poolOptions.max) {
  return new pg.Pool({ ...poolOptions, max })
    .on('connect', (connection) => {
      // The message alone: the error holds the whole connection. Running queries fail by themselves.
      connection.on('error', ({ message }) => {
        payload.logger.warn(`A connection to PostgreSQL was lost; the next is made when needed. ${message}`)
      })
    })
    .on('error', () => undefined)
}
