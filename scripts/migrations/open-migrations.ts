import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { z } from 'zod'
import type { DoneMigration } from './to-undo.ts'

/** The migrations that a database knows it has gone through. */
export type Migrations = {
  read: () => Promise<DoneMigration[]>
  setBatch: (name: string, batch: number) => Promise<void>
  close: () => Promise<void>
}

// Payload's own record of pushing a schema in development has a batch below zero; PostgreSQL gives numbers as texts.
const shape = z.array(z.object({ name: z.string(), batch: z.coerce.number().int() }))
const readStatement = 'select name, batch from payload_migrations where batch > 0'

/** Opens them in the database at `url`, `file:…` or `postgres://…`. @throws when there is no such database. */
export async function openMigrations(url: string): Promise<Migrations> {
  return url.startsWith('file:') ? onSqlite(url.replace(/^file:/, '')) : onPostgres(url)
}

function onSqlite(file: string): Migrations {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const database = new DatabaseSync(file)
  return {
    read: async () => shape.parse(database.prepare(readStatement).all()),
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
    read: async () => shape.parse((await client.query(readStatement)).rows),
    setBatch: async (name, batch) => {
      await client.query('update payload_migrations set batch = $1 where name = $2', [batch, name])
    },
    close: () => client.end(),
  }
}
