import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrations } from '../../../scripts/database/migrations.ts'
import { snapshot } from '../../../scripts/database/sqlite-file.ts'
import { executeSql } from '../../../scripts/test/postgres.ts'
import { copyDatabase, type TestDatabase } from './support/database.ts'
import { root, runScript } from './support/run-script.ts'

const former = '20261124_090552_finder_texts_new_originals'
let dataDir: string
let database: TestDatabase | undefined
let url: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-other-'))
  database = await copyDatabase()
  const file = path.join(dataDir, 'pryad.db')
  url = database?.url ?? `file:${file}`
  const rename = `
    delete from payload_migrations where name not like '%_initial';
    update payload_migrations set name = '${former}'`
  if (database) return executeSql(url, rename)
  snapshot(path.join(process.env.TEST_SEED_DIR ?? '', 'pryad.db'), file)
  const copy = new DatabaseSync(file)
  copy.exec(rename)
  copy.close()
})
afterAll(async () => {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a database from before the first release is refused with what to do, and is left as it is', async () => {
  const start = await runScript(
    'apps/cms/src/operations/first-content/run.ts',
    [path.join(root, 'content')],
    {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'a-secret-for-tests-and-nothing-else',
      NODE_ENV: 'production',
    },
  )
  expect(start.code).toBe(1)
  expect(start.said).toContain(`its newest migration is ${former}`)
  expect(start.said).toContain('docs/operations/upgrade.md')
  expect(start.said).not.toContain('    at ')
  const migrations = await openMigrations(url)
  expect((await migrations.read()).map(({ name }) => name)).toEqual([former])
  await migrations.close()
})
