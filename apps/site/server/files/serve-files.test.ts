import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { aPage, startTestSite } from '../testing/test-site.ts'
import { createFileStore } from './file-store.ts'

const picture = Buffer.from('the bytes of a picture')
const name = '/media/braid.0123456789.webp'

const fresh = siteForEachTest(({ files }) => {
  files.set(name, picture)
  return {}
})

const folder = () => path.join(fresh.site.dataDir, 'site/files')

test('a file that cannot be stored is passed on, ranges included, with one warning', async () => {
  await rm(folder(), { recursive: true })
  await writeFile(folder(), 'a file where the folder should be')
  for (let time = 0; time < 3; time++) {
    const answer = await fresh.site.app.inject(name)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, picture])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  }
  const part = await fresh.site.app.inject({ url: name, headers: { range: 'bytes=4-8' } })
  expect([part.statusCode, part.body]).toEqual([206, 'bytes'])
  expect(part.headers['content-range']).toBe(`bytes 4-8/${picture.length}`)
  const missing = await fresh.site.app.inject('/media/gone.0123456789.webp')
  expect([missing.statusCode, missing.body]).toEqual([404, 'Not found'])
  expect(missing.headers['cache-control']).toBe('no-store')
  expect(fresh.site.log.filter(({ level }) => Number(level) >= 40)).toHaveLength(1)
})

test('a failed file is not cached by anybody: it may be there in a moment', async () => {
  await rm(folder(), { recursive: true })
  await writeFile(folder(), 'a file where the folder should be')
  expect((await fresh.site.app.inject(name)).statusCode).toBe(200)
  fresh.api.version = null
  const away = await fresh.site.app.inject(name)
  expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store'])
  fresh.api.version = '1'
  expect((await fresh.site.app.inject(name)).statusCode).toBe(200)
})

test('a disk that is full in the middle of a file leaves no part of it behind, and is left alone for a while', async () => {
  let opened = 0
  const store = createFileStore({
    apiUrl: fresh.api.url,
    root: folder(),
    timeoutMs: 5000,
    openFile: () => {
      opened++
      return new Writable({
        write: (_chunk, _encoding, done) =>
          done(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })),
      })
    },
  })
  const provide = (kept: string) => store.provide(name.slice(1), kept, fresh.site.app.log)
  expect(await provide('media/a')).toBe('unkept')
  expect(await provide('media/b')).toBe('unkept')
  expect(opened).toBe(1)
  expect((await readdir(folder(), { recursive: true })).filter((file) => file.endsWith('.part'))).toEqual([])
})

test('parts that an earlier run has left are deleted at the start, those under way are not', async () => {
  await mkdir(path.join(folder(), 'media'), { recursive: true })
  for (const part of ['old.part', 'new.part']) await writeFile(path.join(folder(), 'media', part), 'half')
  await utimes(path.join(folder(), 'media/old.part'), 1, 1)
  const second = await startTestSite({
    api: fresh.api,
    dataDir: fresh.site.dataDir,
    render: async () => aPage('a page'),
  })
  await expect.poll(() => readdir(path.join(folder(), 'media'))).toEqual(['new.part'])
  await second.stop()
})
