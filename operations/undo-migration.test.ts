import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../scripts/test/postgres.ts'
import { root } from './support/files.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'pryad-undo-'))
/** A copy of the sources, for which two more migrations are written. */
const code = path.join(folder, 'code')
const file = path.join(folder, 'pryad.db')
const added = ['20991231_000000_shelves', '20991231_000001_colours_of_tags']
let postgres: TestPostgres | undefined

beforeAll(async () => {
  mkdirSync(path.join(code, 'apps/cms'), { recursive: true })
  for (const part of [
    'scripts',
    'package.json',
    'apps/cms/src',
    'apps/cms/package.json',
    'apps/cms/tsconfig.json',
  ])
    cpSync(path.join(root, part), path.join(code, part), { recursive: true })
  for (const part of ['node_modules', 'packages', 'content'])
    symlinkSync(path.join(root, part), path.join(code, part))
  writeMigrations('sqlite', 'run')
  writeMigrations('postgres', 'execute')
  postgres = await startTestPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function writeMigrations(database: string, does: string): void {
  const steps = [
    ['CREATE TABLE shelves (id integer)', 'DROP TABLE shelves'],
    ['ALTER TABLE tags ADD COLUMN colour text', 'ALTER TABLE tags DROP COLUMN colour'],
  ]
  for (const [index, [up, down]] of steps.entries()) {
    const text = `import { sql } from '@payloadcms/db-${database}'
export const up = ({ db }) => db.${does}(sql\`${up}\`)
export const down = ({ db }) => db.${does}(sql\`${down}\`)
`
    writeFileSync(path.join(code, `apps/cms/src/databases/migrations/${database}/${added[index]}.ts`), text)
  }
}

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
  'on %s migrations are taken back one by one, also where all were done in one go, but never the first',
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
    const node = (script: string, args: string[], cwd = code) =>
      run(process.execPath, [script, ...args], { cwd, env })
    const undo = () => node('scripts/undo-migration.ts', [])
    const done = async () =>
      (await query('select name from payload_migrations where batch > 0 order by name')).map((row) =>
        String(row.name),
      )
    await node(path.join(code, 'node_modules/payload/bin.js'), ['migrate'], path.join(code, 'apps/cms'))
    const [first = '', ...others] = await done()
    expect(others.slice(-2)).toEqual(added)
    await query("insert into tags (id, name, slug, colour) values (9001, 'Метка', 'metka', 'red')")
    await query('update payload_migrations set batch = 1')

    for (const [index, migration] of others.toReversed().entries()) {
      expect((await undo()).stdout).toContain(`${migration} is taken back`)
      expect(await done()).toEqual([first, ...others].slice(0, -1 - index))
      // The table of the first of the two stays until that one is taken back.
      if (index === 0) await query('select id from shelves')
    }
    await expect(query('select colour from tags')).rejects.toThrow('colour')
    await expect(query('select id from shelves')).rejects.toThrow('shelves')
    await expect(undo()).rejects.toThrow('everything would go')
    expect(await query('select name from tags')).toEqual([{ name: 'Метка' }])
  },
)
