import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { testCms } from './support/cms.ts'
import { firstOf } from './support/documents.ts'
import { signIn } from './support/people.ts'

type Picture = { bytes: Buffer; isWhole: boolean }

let drawn = 0
/** How the file of the media lies on the disk. */
let stored: 'whole' | 'gone' | 'spoilt' = 'whole'
const cms = await testCms()
const folder = await mkdtemp(path.join(tmpdir(), 'pryad-share-'))
const { createLoaders } = await import('../src/content/loaders.ts')
const { drawShareCard } = await import('../src/content/share-pictures/draw-share-card.ts')
const { topicCard } = await import('../src/content/share-pictures/share-card.ts')
const { createSharePictures } = await import('../src/content/share-pictures/share-pictures.ts')
const provide = createSharePictures({
  folder,
  readMedia: async () => {
    drawn++
    if (stored === 'gone') throw new Error('There is no such file.')
    if (stored === 'spoilt') return Buffer.from('This is no picture.')
    return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
  },
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Shared = {
  slug: string
  sharePicture: { url: string; width: number; height: number; alt: string } | null
}

async function ask(headers: Record<string, string> = {}) {
  const { data, errors } = await cms.ask(
    `{
      articles(first: 2) { data { slug sharePicture { url width height alt } } }
      video(first: 1) { data { slug sharePicture { url width height alt } } }
      productsPackageProducts(first: 1) { data { slug: shadeNumber sharePicture { url width height alt } } }
      tags { slug sharePicture { url width height alt } }
    }`,
    {},
    headers,
  )
  expect(errors).toBeUndefined()
  const all: Shared[] = [
    ...data.articles.data,
    ...data.video.data,
    ...data.productsPackageProducts.data,
    data.tags[0],
  ]
  return all
}

const fileOf = ({ sharePicture }: Shared) => sharePicture?.url.replace('/share/', '') ?? ''

describe('the picture of a link preview', () => {
  test('is there for an article, a lesson, a shade and a topic, with its size and its words', async () => {
    const all = await ask()
    expect(all).toHaveLength(5)
    for (const { sharePicture } of all) {
      expect(sharePicture).toMatchObject({ width: 1200, height: 630, alt: expect.stringMatching(/.{10,}/) })
      expect(sharePicture?.url).toMatch(
        /^\/share\/(article|lesson|shade|topic)-\d+\.[0-9a-f]{10}\.[0-9a-f]{16}\.jpg$/,
      )
    }
  })

  test('is a JPEG of 1200×630, drawn once however many ask, and kept', async () => {
    const [article] = await ask()
    const file = fileOf(article as Shared)
    const before = drawn
    const [one, other] = await Promise.all([provide(cms.payload, file), provide(cms.payload, file)])
    expect(one).toEqual(other)
    await provide(cms.payload, file)
    expect(drawn).toBe(before + 1)
    const { bytes, isWhole } = one as Picture
    expect(isWhole).toBe(true)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await readdir(folder)).toContain(file)
  })

  test('is not even looked for under a forged address of a document that is there', async () => {
    const file = fileOf((await ask())[0] as Shared)
    const forged = [
      file.replace(/\.[0-9a-f]{16}\.jpg$/, '.jpg'),
      file.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'),
      file.replace(/\.[0-9a-f]{10}\./, '.0123456789.'),
      file.replace(/-\d+/, '-2'),
    ]
    const find = vi.spyOn(cms.payload, 'find')
    for (const name of forged) expect(await provide(cms.payload, name), name).toBe('missing')
    expect(find).not.toHaveBeenCalled()
    find.mockRestore()
  })

  test.each([
    'article-1.0000000000.jpg',
    'article-999999.0123456789.jpg',
    'user-1.0123456789.jpg',
    '../pryad.db',
    'article-1.0123456789.jpg.part',
    'article-99999999999999999999.0123456789.jpg',
  ])('is not made for an address that nobody gave: %s', async (file) => {
    const before = await readdir(folder)
    expect(await provide(cms.payload, file)).toBe('missing')
    expect(await readdir(folder)).toEqual(before)
  })

  test('has another address when its title changes, and the former one goes from the disk', async () => {
    const [article] = await ask()
    const { slug } = article as Shared
    const former = fileOf(article as Shared)
    await provide(cms.payload, former)
    await cms.payload.update({
      collection: 'articles',
      where: { slug: { equals: slug } },
      data: { title: 'Другой заголовок <b> & «кавычки» 6-46' },
    })
    const next = fileOf((await ask())[0] as Shared)
    expect(next).not.toBe(former)
    expect(await provide(cms.payload, former)).toBe('missing')
    expect(await provide(cms.payload, next)).toMatchObject({ bytes: expect.any(Buffer) })
    const kept = await readdir(folder)
    expect(kept).toContain(next)
    expect(kept).not.toContain(former)
  })

  test('shows the picture of the topic, and that of its newest article only without one', async () => {
    const { docs: media } = await cms.payload.find({ collection: 'media', limit: 2, sort: 'id' })
    const { id, picture: own = null } = await firstOf(cms, 'tags')
    const cardOf = async (picture: number | null) => {
      await cms.payload.update({ collection: 'tags', id, data: { picture } })
      const req = await createLocalReq({}, cms.payload)
      const tag = await cms.payload.findByID({ collection: 'tags', id, depth: 0, req })
      const loaders = createLoaders(cms.payload, req, false)
      return topicCard(tag, { payload: cms.payload, req, loaders })
    }
    const { docs: newest } = await cms.payload.find({
      collection: 'articles',
      where: { tags: { in: [id] }, _status: { equals: 'published' } },
      sort: '-publishedAt',
      depth: 0,
      limit: 1,
    })
    const chosen = media.map((one) => one.id).find((one) => one !== newest[0]?.preview) ?? 0
    expect((await cardOf(chosen)).media?.id).toBe(chosen)
    expect((await cardOf(null)).media?.id).toBe(newest[0]?.preview)
    await cms.payload.update({ collection: 'tags', id, data: { picture: own } })
  })

  test.each(['gone', 'spoilt'] as const)(
    'is drawn without a file that is %s, and with it once it is back',
    async (state) => {
      const file = fileOf((await ask())[1] as Shared)
      await rm(path.join(folder, file), { force: true })
      const warn = vi.spyOn(cms.payload.logger, 'warn')
      stored = state
      for (let times = 0; times < 2; times++) {
        const { bytes, isWhole } = (await provide(cms.payload, file)) as Picture
        expect(isWhole).toBe(false)
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
        expect(await readdir(folder)).not.toContain(file)
      }
      expect(warn).toHaveBeenCalledTimes(1)
      warn.mockRestore()
      stored = 'whole'
      expect(await provide(cms.payload, file)).toMatchObject({ isWhole: true })
      expect(await readdir(folder)).toContain(file)
    },
  )

  test('is nobody’s while drafts are shown', async () => {
    const { headers } = await signIn(cms, 'editor')
    for (const { sharePicture } of await ask(headers)) expect(sharePicture).toBeNull()
  })
})

describe('a title that does not fit', () => {
  const long = 'Слово'.repeat(500)
  const known = { kicker: 'Тема', title: 'Тема', brand: 'Прядь', picture: null }
  test.each([
    ...['У', long, `${long} слово`, 'Слово '.repeat(200), '', '\u2060'].map((title) => ({ title })),
    { kicker: long, brand: long },
  ])('is made smaller, and cut at last, and so are the kind and the name of the site: %#', async (words) => {
    const bytes = await drawShareCard({ ...known, ...words })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})
