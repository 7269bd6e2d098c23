import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../scripts/test-postgres.ts'
import { root } from './support/files.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'pryad-undo-'))
const file = path.join(folder, 'pryad.db')
let postgres: TestPostgres | undefined

beforeAll(async () => {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('TEST_SEED_DIR must name a data folder with the first content.')
  cpSync(seed, folder, { recursive: true })
  postgres = await startTestPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const databases = {
  SQLite: {
    url: () => `file:${file}`,
    query: async (statement: string) => {
      const database = new DatabaseSync(file)
      try {
        return database.prepare(statement).all()
      } finally {
        database.close()
      }
    },
  },
  PostgreSQL: {
    url: () => postgres?.urlOf('postgres') ?? '',
    query: async (statement: string) => {
      const client = new pg.Client({ connectionString: postgres?.urlOf('postgres') })
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows
      } finally {
        await client.end()
      }
    },
  },
}

test.concurrent.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s the newest migration alone is taken back, also where all were done in one go',
  async (name) => {
    const { url, query } = databases[name]
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DATABASE_URL: url(),
      PAYLOAD_SECRET: 'a-secret-for-tests-and-nothing-else',
      PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
      NODE_ENV: 'production',
      NODE_OPTIONS: '--no-deprecation',
    }
    const node = (script: string, args: string[], cwd = root) =>
      run(process.execPath, [script, ...args], { cwd, env })
    if (name === 'PostgreSQL')
      await node(path.join(root, 'node_modules/payload/bin.js'), ['migrate'], path.join(root, 'apps/cms'))
    await query('update payload_migrations set batch = 1')
    const before = await query('select name from payload_migrations where batch = 1 order by name')
    expect(before.length).toBeGreaterThan(1)

    const { stdout } = await node('scripts/undo-migration.ts', [])
    expect(stdout).toContain('is taken back')
    expect(await query('select name from payload_migrations where batch > 0 order by name')).toEqual(
      before.slice(0, -1),
    )
    const [kept] = await query('select count(*) as articles from articles')
    expect(Number(kept?.articles)).toBe(name === 'SQLite' ? 14 : 0)
  },
  180_000,
)
