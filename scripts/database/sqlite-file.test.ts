import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { damageOf } from './sqlite-file.ts'

test('damage within a database is found, and a whole one has none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-sqlite-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'pryad.db')
  const database = new DatabaseSync(file)
  database.exec(`create table tags (name text);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into tags select 'Тема ' || i from n`)
  database.close()
  expect(damageOf(file)).toEqual([])

  const bytes = await open(file, 'r+')
  await bytes.write(Buffer.alloc(6000, 0xff), 0, 6000, 3 * 4096)
  await bytes.close()
  expect(damageOf(file)).not.toEqual([])
})
