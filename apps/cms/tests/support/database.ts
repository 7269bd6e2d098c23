import { randomUUID } from 'node:crypto'
import { executeSql } from '../../../../scripts/test/postgres.ts'

export type TestDatabase = {
  /** `DATABASE_URL` for a cms on it. */
  url: string
  drop: () => Promise<void>
}

/** A new PostgreSQL database for one test file alone: a copy of `template`, or empty. */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = urlOf('postgres')
  await executeSql(
    server,
    template ? `create database ${name} template ${template}` : `create database ${name}`,
  )
  return { url: urlOf(name), drop: () => executeSql(server, `drop database ${name} with (force)`) }
}

/** A copy of the imported content in the kind of database these tests run on; undefined means the SQLite file of the seed. */
export async function copyDatabase(): Promise<TestDatabase | undefined> {
  return process.env.TEST_DATABASE === 'postgres' ? createDatabase('seed') : undefined
}

function urlOf(database: string): string {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('Run these tests by `npm test -- postgres`, which starts a PostgreSQL server.')
  return new URL(database, server).href
}
