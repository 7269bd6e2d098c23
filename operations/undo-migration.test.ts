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

/** The migrations that this version brings: the way back to the version before it takes all of them back. */
const newest = [
  'texts_of_quick_search',
  'daily_counts',
  'authors_and_pairs',
  'experts_desk_and_synonyms',
  'finder_texts',
  'finder_texts_new_originals',
]

/** A tag, an article of an author with its version, a question, and entries of the audit log, on a database with and without first content. */
const written = [
  "insert into tags (id, name, slug) values (9001, 'Метка', 'metka')",
  "insert into authors (id, name) values (9001, 'Анна')",
  "insert into articles (id, title, slug, author_id) values (9001, 'Статья', 'statya', 9001)",
  "insert into _articles_v (id, parent_id, version_title, version_author_id) values (9001, 9001, 'Статья', 9001)",
  "insert into articles_rels (parent_id, path, tags_id) values (9001, 'tags', 9001)",
  "insert into _articles_v_rels (parent_id, path, tags_id) values (9001, 'version.tags', 9001)",
  "insert into faq_questions (id, question, state) values (9001, 'Вопрос', 'new')",
  "insert into faq_questions_rels (parent_id, path, tags_id) values (9001, 'tags', 9001)",
  ...['authors', 'synonyms', 'articles', 'finder-texts'].map(
    (place) => `insert into audit_log (action, person_name, place) values ('create', 'Анна', '${place}')`,
  ),
]

test.concurrent.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s migrations are taken back one by one, also where all were done in one go, and relations stay',
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
    for (const statement of written) await query(statement)
    await query('update payload_migrations set batch = 1')
    const done = async () =>
      (await query('select name from payload_migrations where batch > 0 order by name')).map((row) =>
        String(row.name),
      )
    const relations = async () => {
      const tables = ['articles_rels', '_articles_v_rels', 'faq_questions_rels', 'articles', '_articles_v']
      const counts = tables.map((table) => `(select count(*) from ${table}) as "${table}"`)
      return query(`select ${counts.join(', ')}`)
    }
    const [before, kept] = [await done(), await relations()]

    for (const [index, migration] of newest.toReversed().entries()) {
      const { stdout } = await node('scripts/undo-migration.ts', [])
      expect(stdout).toContain(`${migration} is taken back`)
      expect(await done()).toEqual(before.slice(0, -1 - index))
      expect(await relations()).toEqual(kept)
      const audit = await query("select place from audit_log where person_name = 'Анна' order by id")
      const places = audit.map(({ place }) => place)
      const isAfter = (other: string) => newest.indexOf(migration) > newest.indexOf(other)
      expect(places.includes('finder-texts')).toBe(isAfter('finder_texts'))
      if (migration === 'experts_desk_and_synonyms') expect(places).toEqual(['authors', 'articles'])
      else expect(places).toContain('articles')
    }
  },
  600_000,
)
