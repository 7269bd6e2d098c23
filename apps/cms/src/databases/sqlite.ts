import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { environment } from '../environment.ts'
import { sourceFolder } from '../source-folder.ts'
import { claimJobsOneByOne } from './job-queue.ts'
import { migrations } from './migrations/sqlite/index.ts'
import { requireOwnHistory } from './require-own-history.ts'
import { prepareConnection } from './sqlite-transaction.ts'

/** The default: one file, for one cms. */
export function sqlite(url: string): DatabaseAdapterObj<SQLiteAdapter> {
  // SQLite makes its file, but not the folder of it.
  mkdirSync(path.dirname(url.replace(/^file:/, '')), { recursive: true })
  const adapter = sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.resolve(sourceFolder, 'databases/migrations/sqlite'),
    ...(environment.isMigratedWhenOpened && { prodMigrations: migrations }),
  })
  return { ...adapter, init: (args) => claimJobsOneByOne(prepared(adapter.init(args))) }
}

/** Prepares each connection before anything is deleted through it: migrations run while the adapter still connects. */
function prepared(db: SQLiteAdapter): SQLiteAdapter {
  const connect = db.connect?.bind(db)
  db.connect = async (options) => {
    await connect?.(options)
    await prepareEach(db)
  }
  const migrate = db.migrate.bind(db)
  db.migrate = async (args) => {
    requireOwnHistory(await migrationsOf(db), migrations)
    await prepareEach(db)
    await migrate(args)
  }
  return db
}

async function migrationsOf({ client }: SQLiteAdapter): Promise<string[]> {
  const { rows: tables } = await client.execute(
    "select name from sqlite_master where name = 'payload_migrations'",
  )
  if (tables.length === 0) return []
  const { rows } = await client.execute('select name from payload_migrations where batch > 0')
  return rows.map(({ name }) => String(name))
}

const preparedClients = new WeakSet<SQLiteAdapter['client']>()

async function prepareEach({ client, busyTimeout }: SQLiteAdapter): Promise<void> {
  await prepareConnection(client, busyTimeout)
  if (preparedClients.has(client)) return
  preparedClients.add(client)
  const { transaction } = client
  Object.assign(client, {
    // The library leaves its connection to a transaction and goes on with a new one.
    transaction: async (...given: Parameters<typeof transaction>) => {
      const begun = await transaction.apply(client, given)
      await prepareConnection(client, busyTimeout)
      return begun
    },
  })
}
