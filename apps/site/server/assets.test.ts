import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { siteForEachTest } from './testing/site-for-each-test.ts'

const script = 'export const shade = "6-46"\n'.repeat(50)
const icon = Buffer.from('the bytes of an icon')

let folder: string

const fresh = siteForEachTest(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pryad-assets-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/root-abc.js'), script)
  await writeFile(path.join(folder, 'assets/root-abc.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'assets/root-abc.js.gz'), gzipSync(script))
  await writeFile(path.join(folder, 'favicon.png'), icon)
  await writeFile(path.join(folder, '.hidden'), 'nothing for browsers')
  return { assetsFolder: folder }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = (url: string, headers: Record<string, string> = {}) => fresh.site.app.inject({ url, headers })

test('a script comes as it was compressed when it was built, and is kept for ever', async () => {
  const brotli = await read('/assets/root-abc.js', { 'accept-encoding': 'gzip, br' })
  expect([brotli.statusCode, brotli.headers['content-encoding']]).toEqual([200, 'br'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  const gzip = await read('/assets/root-abc.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  const plain = await read('/assets/root-abc.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
  }
})

test('an icon is kept for a day, and may be shown by other sites', async () => {
  const { statusCode, headers, rawPayload } = await read('/favicon.png')
  expect([statusCode, rawPayload]).toEqual([200, icon])
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each([
  '/assets/root-of-another-build.js',
  '/assets/..%2ffavicon.png',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/.hidden',
])('%s is not there, which nobody keeps', async (url) => {
  const { statusCode, headers, body } = await read(url)
  expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found'])
})

test('a file of the build whose name begins with a dot is a page like any other', async () => {
  expect((await read('/.hidden')).body).toBe('a page')
})
