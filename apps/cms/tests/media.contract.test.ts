import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { send, signIn } from './support/people.ts'

type Conversion = { name: string; url: string; width: number; height: number; type: string }

const cms = await testCms()
const editor = await signIn(cms, 'editor')

async function picture(name: string) {
  const data = await readFile(path.join(import.meta.dirname, '../../../content/pictures', name))
  return { data, name, size: data.length, mimetype: 'image/webp' }
}

const upload = async (name = 'shade-1-0.webp', alt = 'Чёрная прядь') =>
  cms.payload.create({ collection: 'media', data: { alt }, file: await picture(name) })

const pathIn = (folder: string, name: string) => path.join(process.env.DATA_DIR ?? '', folder, name)

/** The picture as the site gets it. */
async function shown(
  id: number,
): Promise<{ url: string; width: number; height: number; conversions: Conversion[] }> {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { shareImage: id, _status: 'published' } })
  const { data } = await cms.ask(
    '{ site { image { url width height conversions { name url width height type } } } }',
  )
  return data.site.image
}

/** The addresses under which the site gets a picture. */
async function addresses(id: number): Promise<string[]> {
  const { url, conversions } = await shown(id)
  return [url, ...conversions.map((conversion) => conversion.url)]
}

const avifOf = async (id: number) =>
  (await shown(id)).conversions.filter(({ type }) => type === 'image/avif').map(({ url }) => url)

function open(url: string): Promise<Response> {
  return cms.rest(url.replace('/media/', '/media/file/'))
}

async function bytesOf(url: string): Promise<Buffer> {
  const response = await open(url)
  expect(response.status, url).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

function moveFocalPoint(id: number, x: number, y: number): Promise<Response> {
  const query = new URLSearchParams({
    'uploadEdits[focalPoint][x]': String(x),
    'uploadEdits[focalPoint][y]': String(y),
  })
  return send(cms, 'PATCH', `/media/${id}?${query}`, {}, editor.headers)
}

const runJobs = () => cms.payload.jobs.run({ queue: 'pictures', silent: true })

/** Files that were made of a picture. */
async function made(filename: string | null | undefined): Promise<string[]> {
  const base = filename?.replace(/\.[a-z]+$/, '') ?? ''
  const names = await readdir(pathIn('conversions', '')).catch(() => [])
  return names.filter((name) => name.includes(base))
}

test('a picture without a description is refused', async () => {
  await expect(upload(undefined, '')).rejects.toThrow('Что на картинке')
})

test('too large a picture is refused with what to do instead', async () => {
  const data = Buffer.alloc(21 * 1024 * 1024)
  const file = { data, name: 'ogromnaya.jpg', size: data.length, mimetype: 'image/jpeg' }
  await expect(
    cms.payload.create({ collection: 'media', data: { alt: 'Прядь' }, file }),
  ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('Файл больше 20 МБ') }] } })
})

test('a picture that breaks off is refused with what to do instead', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#a05030',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
  const data = whole.subarray(0, whole.length / 2)
  const file = { data, name: 'polovina.jpg', size: data.length, mimetype: 'image/jpeg' }
  await expect(
    cms.payload.create({ collection: 'media', data: { alt: 'Прядь' }, file }),
  ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('Картинка повреждена') }] } })
})

describe('conversions', () => {
  test('are those of the contract in WebP, none larger than the original, each as it is listed', async () => {
    const { id, filename } = await upload()
    const { width, conversions } = await shown(id)
    expect(conversions.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'preview_sidebar image/webp',
      'preview_3_2 image/webp',
      'preview_3_4 image/webp',
      'og_image image/webp',
      'og_image image/jpeg',
      'wide_480 image/webp',
    ])
    expect(width).toBeLessThan(960)
    expect(await made(filename)).toEqual([])
    for (const listed of conversions) {
      const response = await open(listed.url)
      expect(response.headers.get('content-type')).toBe(listed.type)
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect({ type: `image/${format}`, width, height }, listed.name).toEqual({
        type: listed.type,
        width: listed.width,
        height: listed.height,
      })
    }
  })

  test('come as AVIF as well once the job has made it, which is a change of the content', async () => {
    const { id, filename } = await upload('shade-5-0.webp')
    const webp = (await shown(id)).conversions.filter(({ type }) => type === 'image/webp')
    const version = async () => (await cms.ask('{ contentVersion }')).data.contentVersion
    const before = await version()
    await runJobs()
    expect(await version()).not.toBe(before)
    const avif = (await shown(id)).conversions.filter(({ type }) => type === 'image/avif')
    const sizes = (all: Conversion[]) => all.map(({ name, width, height }) => ({ name, width, height }))
    expect(sizes(avif)).toEqual(sizes(webp))
    expect((await made(filename)).filter((name) => name.endsWith('.avif'))).toHaveLength(avif.length - 1)
    for (const { url, width, height } of avif)
      expect(await sharp(await bytesOf(url)).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width,
        height,
      })
  })

  test('are made by the next job when one was interrupted, and what it had made is kept', async () => {
    const { id, filename } = await upload('shade-4-0.webp')
    await runJobs()
    const all = await made(filename)
    const [first = '', second = ''] = all.filter((name) => name.endsWith('.avif'))
    // As a job leaves things that is killed in the middle.
    await writeFile(pathIn('conversions', first), 'made by the job before')
    await rm(pathIn('conversions', second))
    await cms.payload.db.updateOne({ collection: 'media', id, data: { avifOf: null } })
    const job = await cms.payload.jobs.queue({ task: 'makeConversionsAhead', queue: 'pictures', input: {} })
    const updatedAt = new Date(Date.now() - 4 * 60_000).toISOString()
    await cms.payload.db.updateOne({
      collection: 'payload-jobs',
      id: job.id,
      data: { processing: true, updatedAt },
    })
    await runJobs()
    expect(await avifOf(id)).toEqual([])

    const { resumeInterrupted } = await import('../src/operations/resume-jobs.ts')
    await resumeInterrupted(cms.payload)
    await runJobs()
    expect((await avifOf(id)).length).toBeGreaterThan(0)
    expect(await made(filename)).toEqual(all)
    expect(await readFile(pathIn('conversions', first), 'utf8')).toBe('made by the job before')
  })

  test('of many pictures are one change of the content', async () => {
    await upload('shade-6-0.webp')
    await upload('shade-7-0.webp')
    await runJobs()
    const { docs } = await cms.payload.find({ collection: 'media', sort: '-id', limit: 2 })
    expect(docs[0]?.avifOf).toBe(docs[0]?.filename)
    expect(docs[0]?.updatedAt).toBe(docs[1]?.updatedAt)
  })

  test('of a picture that cannot be read hold up none of the others', async () => {
    const broken = await upload('shade-8-0.webp')
    await writeFile(pathIn('media', broken.filename ?? ''), 'no picture')
    const whole = await upload('shade-10-1.webp')
    await runJobs()
    expect(await avifOf(broken.id)).toEqual([])
    expect((await avifOf(whole.id)).length).toBeGreaterThan(0)
    await cms.payload.delete({ collection: 'media', id: broken.id })
  })

  test('are made once however many ask for them', async () => {
    const { id } = await upload('shade-3-0.webp')
    const { conversions } = await shown(id)
    const { createConversions } = await import('../src/content/pictures/make-conversions.ts')
    const { conversionsOf } = await import('../src/content/pictures/conversions.ts')
    let read = 0
    const folder = pathIn('conversions-of-this-test', '')
    const { provide } = createConversions({
      folder,
      readOriginal: async () => {
        read++
        return (await picture('shade-3-0.webp')).data
      },
    })
    const document = await cms.payload.findByID({ collection: 'media', id })
    const [conversion] = conversionsOf(document)
    if (!conversion) throw new Error('The picture has no conversions.')
    const all = await Promise.all([1, 2, 3].map(() => provide(cms.payload, document, conversion)))
    await provide(cms.payload, document, conversion)
    expect(new Set(all).size).toBe(1)
    expect(read).toBe(1)
    expect(await readdir(folder)).toHaveLength(1)
    expect(conversions.length).toBeGreaterThan(0)
  })

  test.each([
    '/media/nikogda-ne-bylo.0123456789.wide_480.avif',
    '/media/FILE.wide_481.webp',
    '/media/FILE.wide_1920.webp',
    '/media/FILE.preview_3_2.png',
    '/media/FILE.preview_3_2.webp?v=0123456789',
  ])('are not made for an address that nobody gave: %s', async (address) => {
    const { filename } = await upload('shade-8-1.webp')
    const base = filename?.replace(/\.webp$/, '') ?? ''
    expect((await open(address.replace('FILE', base))).status).toBe(404)
    expect(await made(filename)).toEqual([])
  })

  test('are those of the picture as it is seen, where the camera was held upright', async () => {
    const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a05030' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const file = { data, name: 'stoya.jpg', size: data.length, mimetype: 'image/jpeg' }
    const { id } = await cms.payload.create({ collection: 'media', data: { alt: 'Прядь' }, file })
    const { width, height, conversions } = await shown(id)
    expect({ width, height }).toEqual({ width: 800, height: 1200 })
    const wide = conversions.find(({ name }) => name === 'wide_480')
    expect(wide).toMatchObject({ width: 480, height: 720 })
    expect(await sharp(await bytesOf(wide?.url ?? '')).metadata()).toMatchObject({ width: 480, height: 720 })
  })
})

test('another focal point cuts another piece, under other addresses, and its AVIF is made again', async () => {
  const { id, filename } = await upload()
  await runJobs()
  const before = await addresses(id)
  const piece = (all: string[]) => all.find((url) => url.includes('.preview_3_4.webp')) ?? ''
  const [former, formerFiles] = [await bytesOf(piece(before)), await made(filename)]
  const answer = await moveFocalPoint(id, 5, 95)
  expect((await answer.json()).doc).toMatchObject({ focalX: 5, focalY: 95 })
  expect(await avifOf(id)).toEqual([])
  expect(await made(filename)).toEqual([])
  await runJobs()
  const after = await addresses(id)
  expect(after).toHaveLength(before.length)
  expect(after.filter((address) => before.includes(address))).toEqual([])
  expect((await bytesOf(piece(after))).equals(former)).toBe(false)
  expect(await made(filename)).toHaveLength(formerFiles.length)
})

test('a replaced picture has other addresses, an edited description none', async () => {
  const { id, filename } = await upload()
  await bytesOf((await addresses(id))[1] ?? '')
  const before = await addresses(id)
  await cms.payload.update({ collection: 'media', id, data: { alt: 'Другие слова' } })
  expect(await addresses(id)).toEqual(before)
  expect(await made(filename)).toHaveLength(1)
  await cms.payload.update({ collection: 'media', id, data: {}, file: await picture('shade-9-0.webp') })
  const after = await addresses(id)
  expect(after.filter((address) => before.includes(address))).toEqual([])
  expect(await made(filename)).toEqual([])
  const { width } = await sharp((await picture('shade-9-0.webp')).data).metadata()
  expect((await shown(id)).width).toBe(width)
})

test('a deleted picture leaves no conversion behind', async () => {
  const { id, filename } = await upload()
  await runJobs()
  const [, url = ''] = await addresses(id)
  expect((await made(filename)).length).toBeGreaterThan(0)
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { shareImage: null, _status: 'published' } })
  await cms.payload.delete({ collection: 'media', id })
  expect(await made(filename)).toEqual([])
  expect((await open(url)).status).toBe(404)
})

test('a file that is gone from the disk, or never was there, is not found', async () => {
  const { filename } = await upload()
  const lesson = await cms.payload.find({
    collection: 'video-files',
    where: { filename: { like: '.mp4' } },
    limit: 1,
  })
  for (const [folder, name] of [
    ['media', filename],
    ['lessons', lesson.docs[0]?.filename],
  ]) {
    const address = `/${folder === 'lessons' ? 'video-files' : 'media'}/file/${name}`
    const before = await cms.rest(address)
    expect(before.status).toBe(200)
    await before.body?.cancel()
    await rm(pathIn(String(folder), String(name)))
    expect((await cms.rest(address)).status).toBe(404)
  }
  expect((await cms.rest('/media/file/nikogda-ne-bylo.0123456789.webp')).status).toBe(404)
})

test.each([
  ['bytes=0-9', 206, 10],
  ['bytes=-99999999', 206, undefined],
  ['bytes=5-2', 200, undefined],
  ['bytes=abc', 200, undefined],
  ['seconds=0-9', 200, undefined],
  ['bytes=0-1,5-6', 200, undefined],
  ['bytes=-0', 416, 0],
  ['bytes=99999999-', 416, 0],
])('a file asked for by %s answers %i', async (range, status, length) => {
  const { filename, filesize } = await upload()
  const response = await cms.rest(`/media/file/${filename}`, { headers: { range } })
  expect(response.status).toBe(status)
  expect((await response.arrayBuffer()).byteLength).toBe(length ?? filesize)
  expect(response.headers.get('content-range')?.endsWith(`/${filesize}`)).toBe(
    status === 200 ? undefined : true,
  )
})

test('nothing of a decoded picture is kept in memory', () => {
  expect(sharp.cache().memory.max).toBe(0)
})
