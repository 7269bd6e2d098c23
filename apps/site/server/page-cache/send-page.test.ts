import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { encodingFor } from './send-page.ts'

test('a page has one tag in every encoding, which stays when it is compressed better', async () => {
  const body = Buffer.from('Прядь за прядью. '.repeat(200))
  const page = await CachedPage.make({ status: 200, headers: [], body, isWhole: true }, 0)
  const variants = () => (['br', 'gzip', 'identity'] as const).map((encoding) => page.variant(encoding))
  const tags = () => variants().map(({ headers }) => headers[headers.indexOf('etag') + 1])
  const [tag] = tags()
  const [quick] = variants()
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(new Set(tags())).toEqual(new Set([tag]))
  await page.compressWell()
  const [best] = variants()
  expect(best?.body.length).not.toBe(quick?.body.length)
  expect(brotliDecompressSync(best?.body ?? '')).toEqual(body)
  expect(new Set(tags())).toEqual(new Set([tag]))
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.000', 'identity'],
  ['GZIP', 'gzip'],
  ['Gzip;Q=0.5, BR;q=0.1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0.5, *;q=0', 'identity'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['br;q=0, gzip;q=0, identity ; q=0.0', undefined],
  ['deflate, *;q=0.000', undefined],
])('accept-encoding %s is answered by %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
