import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { z } from 'zod'

/** A migration that a database has gone through. Migrations of one batch were applied together. */
type AppliedMigration = { name: string; batch: number }

/** The database's own record of its migrations. */
type Migrations = {
  read: () => Promise<AppliedMigration[]>
  setBatch: (name: string, batch: number) => Promise<void>
  close: () => Promise<void>
}

// Payload records the schema that it pushes in development with a batch below zero. PostgreSQL returns numbers as texts.
const shape = z.array(z.object({ name: z.string(), batch: z.coerce.number().int() }))
const select = 'select name, batch from payload_migrations where batch > 0'

/** Opens the record of migrations in the database at `url`, `file:…` or `postgres://…`. @throws when there is no such database. */
export async function openMigrations(url: string): Promise<Migrations> {
  return url.startsWith('file:') ? onSqlite(url.replace(/^file:/, '')) : onPostgres(url)
}

function onSqlite(file: string): Migrations {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const database = new DatabaseSync(file)
  return {
    read: async () => shape.parse(database.prepare(select).all()),
    setBatch: async (name, batch) => {
      database.prepare('update payload_migrations set batch = ? where name = ?').run(batch, name)
    },
    close: async () => database.close(),
  }
}

async function onPostgres(url: string): Promise<Migrations> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    read: async () => shape.parse((await client.query(select)).rows),
    setBatch: async (name, batch) => {
      await client.query('update payload_migrations set batch = $1 where name = $2', [batch, name])
    },
    close: () => client.end(),
  }
}

/**
 * The newest of the applied migrations, by its name, which begins with the time when it was written.
 * @throws when there is none, or only the first, which created the tables.
 */
export function migrationToUndo(applied: AppliedMigration[]): string {
  const names = applied.map(({ name }) => name).sort()
  const newest = names.at(-1)
  if (newest === undefined || names.length < 2) {
    throw new Error('There is no migration to take back but the first, with which everything would go.')
  }
  return newest
}
