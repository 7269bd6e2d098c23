import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldPictures } from './generated-files.ts'

const now = Date.UTC(2026, 10, 23)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-old-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('pictures drawn more than 90 days ago are deleted, and what was left of unfinished ones', async () => {
  const ages = {
    'article-1.0123456789.jpg': 91,
    'article-2.0123456789.jpg.a.part': 91,
    'shade-3.0123456789.jpg': 89,
    'topic-4.0123456789.jpg': 0,
  }
  for (const [name, days] of Object.entries(ages)) {
    await writeFile(path.join(folder, name), '')
    const drawnAt = new Date(now - days * 24 * 60 * 60 * 1000)
    await utimes(path.join(folder, name), drawnAt, drawnAt)
  }
  await deleteOldPictures(folder, now)
  expect((await readdir(folder)).sort()).toEqual(['shade-3.0123456789.jpg', 'topic-4.0123456789.jpg'])
})

test('a folder that is not there yet is no error', async () => {
  await expect(deleteOldPictures(path.join(folder, 'missing'), now)).resolves.toBeUndefined()
})
