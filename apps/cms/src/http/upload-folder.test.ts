import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearUploadFolder, uploadFolder } from './upload-folder.ts'

test('uploads that a process has left behind are deleted, those under way stay', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-uploads-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await clearUploadFolder(dataDir)
  const folder = uploadFolder(dataDir)
  await writeFile(path.join(folder, 'old'), 'left')
  await writeFile(path.join(folder, 'new'), 'under way')
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  await utimes(path.join(folder, 'old'), yesterday, yesterday)
  await clearUploadFolder(dataDir)
  expect(await readdir(folder)).toEqual(['new'])
})
