import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingFiles } from '../../../scripts/database/sqlite-file.ts'
import { startTestCms, type TestCms } from './support/cms.ts'
import { root, runScript } from './support/run-script.ts'

let cms: TestCms
let dataDir: string
let folder: string

beforeAll(async () => {
  cms = await startTestCms()
  dataDir = process.env.DATA_DIR ?? ''
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-backup-'))
})

afterAll(async () => {
  await cms?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup that is made while editors work is whole, and a new installation starts from it', async () => {
  const backup = path.join(folder, 'backup')
  const before = await count('media')
  const editors = work()
  const made = await npmRun('backup', dataDir, backup)
  const { pictures } = await editors.stop()
  expect(made).toMatchObject({ code: 0 })
  expect(made.said).toContain(`npm run restore -- ${backup}`)
  expect(pictures).toBeGreaterThan(0)

  const restored = path.join(folder, 'restored')
  expect(await npmRun('restore', restored, backup)).toMatchObject({ code: 0 })
  const file = path.join(restored, 'pryad.db')
  expect(missingFiles(file, restored)).toEqual([])
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(Number(database.prepare('select count(*) as count from media').get()?.count)).toBeGreaterThanOrEqual(
    before,
  )
  database.close()

  const start = await runScript(
    'apps/cms/src/operations/first-content/run.ts',
    [path.join(root, 'content')],
    {
      DATA_DIR: restored,
    },
  )
  expect(start.said).toContain('First content: 0 new.')
})

test('a running installation is not written over', async () => {
  const backup = path.join(folder, 'of-a-running-one')
  await npmRun('backup', dataDir, backup)
  const { id } = await cms.payload.create({ collection: 'tags', data: { name: 'Позже', slug: 'later' } })
  const refused = await npmRun('restore', dataDir, backup)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain('the cms is running. Stop it, then restore.')
  expect(await cms.payload.findByID({ collection: 'tags', id })).toMatchObject({ name: 'Позже' })
})

test('the data of a stopped installation are moved aside, not lost', async () => {
  const backup = path.join(folder, 'again')
  const target = path.join(folder, 'stopped')
  await npmRun('backup', dataDir, backup)
  await npmRun('restore', target, backup)
  await writeFile(path.join(target, 'media/mine.txt'), 'kept')
  expect(await npmRun('restore', target, backup)).toMatchObject({ code: 0 })
  const aside = (await readdir(target)).find((name) => name.startsWith('replaced-')) ?? ''
  expect(await readFile(path.join(target, aside, 'media/mine.txt'), 'utf8')).toBe('kept')
  expect(existsSync(path.join(target, aside, 'pryad.db'))).toBe(true)
  expect(existsSync(path.join(target, 'media/mine.txt'))).toBe(false)
})

test('a damaged backup is refused before anything is changed', async () => {
  const backup = path.join(folder, 'damaged')
  const target = path.join(folder, 'untouched')
  await npmRun('backup', dataDir, backup)
  const database = path.join(backup, 'pryad.db')
  const bytes = await readFile(database)
  bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000)
  await writeFile(database, bytes)
  const refused = await npmRun('restore', target, backup)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain('The backup is damaged: pryad.db is not as it was written.')
  expect(existsSync(target)).toBe(false)
})

test('a folder that is no backup, and one that is there already, are named', async () => {
  expect((await npmRun('restore', dataDir, folder)).said).toContain('is not a backup')
  expect((await npmRun('backup', dataDir, folder)).said).toContain('is there already')
})

async function count(collection: 'media' | 'tags'): Promise<number> {
  return (await cms.payload.count({ collection })).totalDocs
}

/** Editors who upload pictures, delete them and write topics, one after the other, until they are stopped. */
function work() {
  let isStopped = false
  let pictures = 0
  const done = (async () => {
    while (!isStopped) {
      const background = { r: pictures % 256, g: 80, b: 60 }
      const data = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
      const file = { data, name: `kopiya-${pictures}.png`, mimetype: 'image/png', size: data.length }
      const { id } = await cms.payload.create({ collection: 'media', data: { alt: 'Копия' }, file })
      if (pictures % 2 === 0) await cms.payload.delete({ collection: 'media', id })
      await cms.payload.create({
        collection: 'tags',
        data: { name: `Тема ${pictures}`, slug: `tema-${pictures}` },
      })
      pictures++
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await done
      return { pictures }
    },
  }
}

function npmRun(script: 'backup' | 'restore', ofDataDir: string, backup: string) {
  return runScript(`scripts/${script}.ts`, [backup], { DATA_DIR: ofDataDir })
}
