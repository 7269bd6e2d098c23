import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFilesPrivate } from './private-files.ts'

test('the database, logs and letters of an earlier start become readable to their owner alone; pictures stay as they are', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-private-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  for (const folder of ['logs', 'mail', 'media']) await mkdir(path.join(dataDir, folder))
  const files = ['pryad.db', 'logs/cms.log', 'mail/1.eml', 'media/1.webp']
  for (const file of files) await writeFile(path.join(dataDir, file), '', { mode: 0o644 })
  await makeFilesPrivate(dataDir)
  const modes = await Promise.all(
    files.map(async (file) => (await stat(path.join(dataDir, file))).mode & 0o777),
  )
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o644])
})
