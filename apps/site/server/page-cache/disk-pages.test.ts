import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
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
let troubles: unknown[]

beforeEach(async () => {
  troubles = []
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pagesOf = (build: string, maxBytes = 1_000_000) =>
  new DiskPages({ folder, build, maxBytes, onTrouble: (error) => troubles.push(error) })

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
  // A name without a file behind it: this is how a worker sees a file that was deleted just after it had been listed.
  await symlink(path.join(folder, 'gone'), path.join(folder, 'deleted'))
  await pagesOf('one').write('/', page)
  expect(await pagesOf('one').read('/')).toEqual(page)
})

test('a disk that takes no pages is told of once, not for every page, and leaves nothing behind', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  const pages = pagesOf('one')
  for (const path of ['/', '/video', '/ask']) await pages.write(path, page)
  await pages.delete('/')
  expect(troubles).toHaveLength(1)
  expect(await pages.read('/')).toBeUndefined()
})

test('unfinished files of pages are deleted at the next start', async () => {
  for (const name of ['left.part', 'under-way.part']) await writeFile(path.join(folder, name), 'half a page')
  await utimes(path.join(folder, 'left.part'), 1, 1)
  pagesOf('one')
  await expect.poll(() => readdir(folder)).toEqual(['under-way.part'])
})
