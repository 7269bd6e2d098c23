import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstAccountUrl } from './first-account.ts'

test('the address of the first account contains its code, as long as there is one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-account-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  expect(await firstAccountUrl(dataDir, 'http://localhost:3001')).toBeUndefined()
  await mkdir(path.join(dataDir, 'secrets'))
  await writeFile(path.join(dataDir, 'secrets/first-account-code'), 'a+b\n')
  expect(await firstAccountUrl(dataDir, 'http://localhost:3001')).toBe(
    'http://localhost:3001/admin/create-first-user?code=a%2Bb',
  )
})
