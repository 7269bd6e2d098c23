import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepStrandKey } from './strand-addresses.ts'

let dataDir: string
let troubles: unknown[]
const keep = (folder = dataDir) => keepStrandKey(folder, (error) => troubles.push(error))

beforeEach(async () => {
  troubles = []
  dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-strand-key-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('processes that start at once over one data folder have the same key, as do those after them', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => keep()))
  expect(new Set([...keys, await keep()]).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(troubles).toEqual([])
  expect(await readdir(path.join(dataDir, 'secrets'))).toEqual(['strand-key'])
})

test('another data folder has another key, and nobody but its owner reads it', async () => {
  const key = await keep()
  expect(await keep(path.join(dataDir, 'another'))).not.toBe(key)
  expect((await stat(path.join(dataDir, 'secrets/strand-key'))).mode & 0o777).toBe(0o600)
})

test('a disk that takes nothing gives a key nobody knows, and is told of', async () => {
  await writeFile(path.join(dataDir, 'secrets'), '')
  const key = await keep()
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(troubles).toHaveLength(1)
})
