import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Installation } from '../services/environment.ts'
import { makeBackup } from './backup.ts'

let folder: string
let dataDir: string
let target: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-backup-'))
  dataDir = path.join(folder, 'data')
  target = path.join(folder, 'backup')
  await mkdir(path.join(dataDir, 'mail'), { recursive: true })
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** An installation with some thousand rows in its database. */
function onSqlite(): Installation & { database: { file: string } } {
  const file = path.join(dataDir, 'pryad.db')
  const database = new DatabaseSync(file)
  database.exec(`create table media (filename text); create table video_files (filename text);
    create table tags (name text);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into tags select 'Тема ' || i from n`)
  database.close()
  return { dataDir, database: { kind: 'sqlite', file }, hasBucket: false }
}

test('a backup counts the database and every file, letters too', async () => {
  await writeFile(path.join(dataDir, 'mail/1.answer.eml'), 'Здравствуйте!')
  const { manifest } = await makeBackup(onSqlite(), target)
  expect(Object.keys(manifest.files)).toEqual(['mail/1.answer.eml', 'pryad.db'])
  expect(manifest.files['mail/1.answer.eml']?.bytes).toBe(Buffer.byteLength('Здравствуйте!'))
})

test('a damaged database is no backup', async () => {
  const installation = onSqlite()
  const file = await open(installation.database.file, 'r+')
  // The fourth of its pages of 4 KB and half of the next, overwritten as a failing disk does it.
  await file.write(Buffer.alloc(6000, 0xff), 0, 6000, 3 * 4096)
  await file.close()
  const made = makeBackup(installation, target)
  await expect(made).rejects.toThrow('could not be copied whole')
  expect(existsSync(target)).toBe(false)
})

test('without PostgreSQL’s own program a backup of its database says what to install', async () => {
  vi.stubEnv('PATH', folder)
  const database = { kind: 'postgres', url: 'postgres://cms:secret@localhost/pryad' } as const
  const made = makeBackup({ dataDir, database, hasBucket: false }, target)
  await expect(made).rejects.toThrow(
    "pg_dump could not be run. Install PostgreSQL's client programs of the server's version.",
  )
  expect(existsSync(target)).toBe(false)
})
