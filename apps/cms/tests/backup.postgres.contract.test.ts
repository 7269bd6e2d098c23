import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/test/postgres.ts'
import { startTestCms, type TestCms } from './support/cms.ts'
import { createDatabase, type TestDatabase } from './support/database.ts'
import { type Run, root, runScript } from './support/run-script.ts'

let cms: TestCms
let folder: string
let empty: TestDatabase

beforeAll(async () => {
  cms = await startTestCms()
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-backup-'))
  empty = await createDatabase()
})

afterAll(async () => {
  await cms?.stop()
  await empty?.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup of a running installation is restored into an empty database, and into no other', async () => {
  const backup = path.join(folder, 'backup')
  expect(await run('scripts/backup.ts', [backup], {})).toMatchObject({ code: 0 })

  const intoUsed = await run('scripts/restore.ts', [backup], { DATA_DIR: path.join(folder, 'used') })
  expect(intoUsed).toMatchObject({ code: 1 })
  expect(intoUsed.said).toContain('The database must be empty')
  expect(existsSync(path.join(folder, 'used'))).toBe(false)

  const restored = { DATA_DIR: path.join(folder, 'restored'), DATABASE_URL: empty.url }
  expect(await run('scripts/restore.ts', [backup], restored)).toMatchObject({ code: 0 })
  const start = await run(
    'apps/cms/src/operations/first-content/run.ts',
    [path.join(root, 'content')],
    restored,
  )
  expect(start.said).toContain('First content: 0 new.')
  // Four programs, one after the other, two of which load the cms.
}, 120_000)

/** The programs of the server that the tests use, whatever others the machine has. */
function run(script: string, args: string[], env: Record<string, string>): Promise<Run> {
  return runScript(script, args, { ...env, PATH: `${findPostgres()}${path.delimiter}${process.env.PATH}` })
}
