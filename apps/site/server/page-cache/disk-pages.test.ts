import { mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RenderedPage } from './cached-page.ts'
import { DiskPages } from './disk-pages.ts'

const page: RenderedPage = {
  status: 200,
  headers: [['content-type', 'text/html']],
  body: Buffer.from('Прядь за прядью'),
  isWhole: true,
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pagesOf = (build: string, maxBytes = 1_000_000) => new DiskPages({ folder, build, maxBytes })

test('a page is read as it was written, by the same version of the site only', async () => {
  await pagesOf('one').write('/', page)
  expect(await pagesOf('one').read('/')).toEqual(page)
  expect(await pagesOf('two').read('/')).toBeUndefined()
  expect(await pagesOf('one').read('/video')).toBeUndefined()
})

test('the oldest pages make room for new ones', async () => {
  await pagesOf('one').write('/old', page)
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), 1, 1)
  await pagesOf('one', 200).write('/new', page)
  expect(await pagesOf('one').read('/old')).toBeUndefined()
  expect(await pagesOf('one').read('/new')).toEqual(page)
})

test('a page that another worker deletes meanwhile is no failure', async () => {
  // A name without a file behind it: what is left for this worker of a file that it has just been told of.
  await symlink(path.join(folder, 'gone'), path.join(folder, 'deleted'))
  await pagesOf('one').write('/', page)
  expect(await pagesOf('one').read('/')).toEqual(page)
})
