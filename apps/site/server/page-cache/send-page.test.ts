import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { encodingFor } from './send-page.ts'

test('every encoding has a tag of its own, and another once the page has been compressed better', async () => {
  const body = Buffer.from('Прядь за прядью. '.repeat(200))
  const page = await CachedPage.make({ status: 200, headers: [], body, isWhole: true }, 0)
  const variants = () => (['br', 'gzip', 'identity'] as const).map((encoding) => page.variant(encoding))
  const quick = variants()
  expect(new Set(quick.map(({ etag }) => etag)).size).toBe(3)
  await page.compressWell()
  const best = variants()
  expect(best.map(({ etag }, index) => etag === quick[index]?.etag)).toEqual([false, false, true])
  expect(best[0]?.body.length).not.toBe(quick[0]?.body.length)
  expect(brotliDecompressSync(best[0]?.body ?? '')).toEqual(body)
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
])('accept-encoding %s is answered by %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
