import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readHex } from '@pryad/colour/colours/oklab.ts'
import { compose } from '@pryad/colour/strand/compose.ts'
import { colourDifference, toCielab } from '@pryad/colour/tests/difference.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { testSecret } from '../testing/test-site.ts'
import { createStrandAddresses } from './strand-addresses.ts'
import { createStrandStore, TooMany } from './strand-store.ts'

const look = { pigmented: '#73533b', grey: '#d2cec6', greyShare: 50 }
const { write } = createStrandAddresses(testSecret)
const address = write({ scene: 'curtain', look })

const fresh = siteForEachTest()

const folder = () => path.join(fresh.site.dataDir, 'site/strands')

test('a strand is a picture that browsers keep for ever, and other sites may show', async () => {
  const { statusCode, headers, rawPayload } = await fresh.site.app.inject(address)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
})

// Compression moves single pixels, and has one colour for four of them: the colours of blocks stay, of larger ones where grey hairs stand beside brown ones.
test.each([
  [{ ...look, grey: null, greyShare: 0 }, 4],
  [look, 8],
])('a picture has the colours of the formula: %o', async (shown, size) => {
  const { rawPayload } = await fresh.site.app.inject(write({ scene: 'curtain', look: shown }))
  const file = path.resolve(import.meta.dirname, '../../../../packages/colour/strand/scenes/curtain.webp')
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const composed = compose({ scene: 'curtain', data, width: info.width, height: info.height }, shown)
  const sent = await sharp(rawPayload).ensureAlpha().raw().toBuffer()
  const block = Array.from(
    { length: size * size },
    (_, index) => Math.floor(index / size) * 480 + (index % size),
  )
  const meanOfBlock = (bytes: ArrayLike<number>, x: number, y: number) => {
    const mean = (channel: number) =>
      block.reduce((all, step) => all + (bytes[(y * 480 + x + step) * 4 + channel] ?? 0), 0) / block.length
    return toCielab([mean(0), mean(1), mean(2)])
  }
  let sum = 0
  let count = 0
  for (let y = 0; y < 320; y += size) {
    for (let x = 0; x < 480; x += size, count++)
      sum += colourDifference(meanOfBlock(sent, x, y), meanOfBlock(composed, x, y))
  }
  expect(sum / count).toBeLessThan(1)
})

test('a choice of the form is small and has nothing behind it', async () => {
  const { rawPayload } = await fresh.site.app.inject(write({ scene: 'lock', look }))
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 270, height: 90, hasAlpha: true })
  expect(rawPayload.length).toBeLessThan(12_000)
})

test('a preview of a link has both halves, in their own colours', async () => {
  const [before, after] = ['#2f211a', '#cbaa7f'].map((pigmented) => ({ pigmented, grey: null, greyShare: 0 }))
  if (!before || !after) throw new Error('There are two looks')
  const { headers, rawPayload } = await fresh.site.app.inject(write({ scene: 'share', before, after }))
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  for (const [left, { pigmented }] of [
    [0, before],
    [650, after],
  ] as const) {
    const half = sharp(rawPayload).extract({ left, top: 0, width: 550, height: 630 })
    const [red = 0, green = 0, blue = 0] = await half.resize(1, 1).raw().toBuffer()
    const mean = toCielab([red, green, blue])
    expect(colourDifference(mean, toCielab(readHex(pigmented)))).toBeLessThanOrEqual(6)
  }
})

test('a strand is kept on the disk, and read from there', async () => {
  const first = await fresh.site.app.inject(address)
  await expect.poll(() => readdir(folder()).catch(() => [])).toEqual([path.basename(address)])
  expect((await fresh.site.app.inject(address)).rawPayload).toEqual(first.rawPayload)
})

test.each([
  '/strand/curtain.webp',
  address.replace('73533b', '73533c'),
  address.replace('curtain', 'lock'),
  address.replace('.webp', '.jpg'),
  address.replace(/[0-9a-f]{16}/, '0123456789abcdef'),
  `/strand/..%2f${path.basename(address)}`,
  createStrandAddresses('another secret').write({ scene: 'curtain', look }),
])('nothing is painted for %s', async (made) => {
  const { statusCode, headers } = await fresh.site.app.inject(made)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(await readdir(folder()).catch(() => [])).toEqual([])
})

test.each(['nobody is kept out', '', 'undefined'])(
  'nothing is painted for a made-up address on a site without a secret, signed by «%s»',
  async (guessed) => {
    await fresh.restart({ SITE_SECRET: '' })
    const made = createStrandAddresses(guessed).write({ scene: 'curtain', look })
    expect((await fresh.site.app.inject(made)).statusCode).toBe(404)
  },
)

test('an address that has had 120 strands painted in a minute waits; nobody else does', async () => {
  // On a disk that keeps nothing each of them has to be painted.
  await mkdir(path.dirname(folder()), { recursive: true })
  await writeFile(folder(), '')
  const askFrom = (remoteAddress: string) => fresh.site.app.inject({ url: address, remoteAddress })
  const painted: Awaited<ReturnType<typeof askFrom>>[] = []
  // Ten at a time are painted once for all of them, and keep the machine busy for a moment only.
  for (let round = 0; round < 12; round++)
    painted.push(...(await Promise.all(Array.from({ length: 10 }, () => askFrom('192.0.2.1')))))
  expect(painted.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  expect(painted.flatMap(({ headers }) => Object.keys(headers).filter((name) => /limit/.test(name)))).toEqual(
    [],
  )
  const { statusCode, headers } = await askFrom('192.0.2.1')
  expect([statusCode, headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await askFrom('192.0.2.2')).statusCode).toBe(200)
})

test('strands that are kept are sent however many are asked for', async () => {
  await mkdir(folder(), { recursive: true })
  await writeFile(path.join(folder(), path.basename(address)), 'a picture')
  const answers = await Promise.all(Array.from({ length: 200 }, () => fresh.site.app.inject(address)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 a picture']),
  )
})

test('the first strand after a start makes room on a disk that was filled before', async () => {
  const old = path.join(folder(), 'old.webp')
  await mkdir(folder(), { recursive: true })
  await writeFile(old, 'of an earlier process')
  await utimes(old, 1, 1)
  const store = createStrandStore({ folder: folder(), maxBytes: 10, onTrouble: () => undefined })
  await store.provide('new.webp', async () => Buffer.from('a picture'))
  await expect.poll(() => readdir(folder())).toEqual(['new.webp'])
})

test('two are painted at once, the same one once, and no more wait than the site takes on', async () => {
  const store = createStrandStore({ folder: folder(), maxBytes: 1e6, onTrouble: () => undefined })
  let painting = 0
  let most = 0
  let painted = 0
  const paint = async () => {
    most = Math.max(most, ++painting)
    await new Promise((resolve) => setImmediate(resolve))
    painting--
    painted++
    return Buffer.from('a picture')
  }
  const names = Array.from({ length: 60 }, (_, index) => `${index}`)
  const all = [...names, ...names].map((name) => store.provide(name, paint))
  await expect(store.provide('one more', paint)).rejects.toThrow(TooMany)
  await Promise.all(all)
  expect([most, painted]).toEqual([2, 60])
  expect(`${await store.provide('one more', paint)}`).toBe('a picture')
})
