import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCms, type TestCms } from './support/cms.ts'
import { type SignedIn, send, signIn } from './support/people.ts'

let cms: TestCms
let editor: SignedIn

beforeAll(async () => {
  cms = await startTestCms()
  editor = await signIn(cms, 'editor')
})
afterAll(() => cms.stop())

async function picture(name: string) {
  const data = await readFile(path.join(import.meta.dirname, '../../../content/pictures', name))
  return { data, name, size: data.length, mimetype: 'image/webp' }
}

const upload = async (name = 'shade-1-0.webp', alt = 'Чёрная прядь') =>
  cms.payload.create({ collection: 'media', data: { alt }, file: await picture(name) })

/** The addresses under which the site gets a picture. */
async function addresses(id: number): Promise<string[]> {
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { shareImage: id, _status: 'published' } })
  const { data } = await cms.ask('{ site { image { url conversions { url } } } }')
  const { url, conversions } = data.site.image
  return [url, ...conversions.map((conversion: { url: string }) => conversion.url)]
}

test('a picture without a description is refused', async () => {
  await expect(upload(undefined, '')).rejects.toThrow('Что на картинке')
})

test('a file of another kind is refused with what to do instead', async () => {
  const file = { data: Buffer.from('текст'), name: 'prajs.pdf', size: 5, mimetype: 'application/pdf' }
  await expect(
    cms.payload.create({ collection: 'media', data: { alt: 'Прайс' }, file }),
  ).rejects.toMatchObject({
    data: {
      errors: [{ path: 'file', message: expect.stringContaining('Загрузите картинку в формате JPEG') }],
    },
  })
})

test('too large a picture is refused with what to do instead', async () => {
  const data = Buffer.alloc(21 * 1024 * 1024)
  const file = { data, name: 'ogromnaya.jpg', size: data.length, mimetype: 'image/jpeg' }
  await expect(
    cms.payload.create({ collection: 'media', data: { alt: 'Прядь' }, file }),
  ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('Файл больше 20 МБ') }] } })
})

test('the sizes of the contract are made, none larger than the original', async () => {
  const { id, width } = await upload()
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { shareImage: id, _status: 'published' } })
  const { data } = await cms.ask('{ site { image { conversions { name width type } } } }')
  const made: { name: string; width: number; type: string }[] = data.site.image.conversions
  expect(made).toContainEqual({ name: 'preview_3_2', width: 768, type: 'image/avif' })
  const wide = made.filter(({ name }) => name.startsWith('wide_'))
  expect(wide.length).toBeGreaterThan(0)
  expect(wide.every((conversion) => conversion.width <= Number(width))).toBe(true)
})

test('another focal point cuts another piece, under other addresses', async () => {
  const { id } = await upload()
  const before = await addresses(id)
  const query = new URLSearchParams({ 'uploadEdits[focalPoint][x]': '5', 'uploadEdits[focalPoint][y]': '95' })
  const answer = await send(cms, 'PATCH', `/media/${id}?${query}`, {}, editor.headers)
  expect((await answer.json()).doc).toMatchObject({ focalX: 5, focalY: 95 })
  const after = await addresses(id)
  expect(after).toHaveLength(before.length)
  expect(after.filter((address) => before.includes(address))).toEqual([])
})

test('a replaced picture has other addresses, an edited description none', async () => {
  const { id } = await upload()
  const before = await addresses(id)
  await cms.payload.update({ collection: 'media', id, data: { alt: 'Другие слова' } })
  expect(await addresses(id)).toEqual(before)
  await cms.payload.update({ collection: 'media', id, data: {}, file: await picture('shade-9-0.webp') })
  const after = await addresses(id)
  expect(after.filter((address) => before.includes(address))).toEqual([])
  const { data } = await cms.ask('{ site { image { url width } } }')
  const { width } = await sharp((await picture('shade-9-0.webp')).data).metadata()
  expect(data.site.image.width).toBe(width)
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
    await rm(path.join(process.env.DATA_DIR ?? '', String(folder), String(name)))
    expect((await cms.rest(address)).status).toBe(404)
  }
  expect((await cms.rest('/media/file/nikogda-ne-bylo.0123456789.webp')).status).toBe(404)
})
