import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/services/ports.ts'
import { startTestCms, type TestCms } from './support/cms.ts'
import { type S3StandIn, startS3StandIn } from './support/s3-stand-in.ts'

let storage: S3StandIn
let server: Server
let cms: TestCms

beforeAll(async () => {
  storage = await startS3StandIn()
  const port = await freePort()
  cms = await startTestCms({ ...storage.env, CMS_URL: `http://localhost:${port}` })
  server = await serve(port)
})

afterAll(async () => {
  server?.close()
  await cms?.stop()
  await storage?.stop()
})

describe('media in an S3-compatible bucket', () => {
  test('an uploaded picture lies there alone; its conversions are made of it and kept by the cms', async () => {
    const { filename } = await upload('Каштановые волосы', '#5b3a29')
    expect([...storage.files.keys()]).toEqual([`media/${filename}`])
    const response = await cms.rest(`/media/file/${filename}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const stored = storage.files.get(`media/${filename}`)?.body
    expect(Buffer.from(await response.arrayBuffer()).equals(stored ?? Buffer.of())).toBe(true)
    const base = filename?.replace(/\.png$/, '')
    expect(await sizeOf(`${base}.wide_960.avif`)).toEqual({ format: 'heif', width: 960, height: 360 })
    expect(await sizeOf(`${base}.preview_3_4.webp`)).toEqual({ format: 'webp', width: 384, height: 512 })
    expect(storage.files.size).toBe(1)
  })

  test('visitors are given the same addresses as without a bucket', async () => {
    const { filename, url } = await upload('Русые волосы', '#a98560')
    expect(new URL(url ?? '', 'http://cms.test').pathname).toBe(`/api/media/file/${filename}`)
  })

  test('a replaced picture leaves nothing of the old one behind', async () => {
    const { id, filename } = await upload('Рыжие волосы', '#b5532a')
    const file = await aPicture('#7a1f12')
    const replaced = await cms.payload.update({ collection: 'media', id, data: {}, file })
    const keys = [...storage.files.keys()]
    expect(keys).not.toContain(`media/${filename}`)
    expect(keys).toContain(`media/${replaced.filename}`)
  })

  test('a moved focal point cuts the conversions again', async () => {
    const { id, filename } = await upload('Две пряди', '#2b2b2b', '#f0e0c0')
    const name = filename?.replace(/png$/, 'preview_3_4.webp') ?? ''
    const before = await bytesOf(name)
    const edited = await cms.payload.update({
      collection: 'media',
      id,
      data: {},
      req: { query: { uploadEdits: { focalPoint: { x: 100, y: 50 } } } },
    })
    const after = await bytesOf(`${name}?v=${edited.edition}`)
    expect(before.equals(after)).toBe(false)
  })

  test('a deleted picture is gone from the bucket', async () => {
    const { id, filename } = await upload('Чёрные волосы', '#101010')
    expect(storage.files.has(`media/${filename}`)).toBe(true)
    await cms.payload.delete({ collection: 'media', id })
    expect(storage.files.has(`media/${filename}`)).toBe(false)
  })

  test('a player gets the parts of a lesson it asks for', async () => {
    const data = await readFile(
      path.join(import.meta.dirname, '../../../content/lessons/chitaem-nomer-ottenka.mp4'),
    )
    const { filename } = await cms.payload.create({
      collection: 'video-files',
      data: {},
      file: { data, name: 'urok.mp4', mimetype: 'video/mp4', size: data.length },
    })
    expect(storage.files.has(`lessons/${filename}`)).toBe(true)
    const { length } = data
    for (const [range, status, contentRange, part] of [
      ['bytes=1000-1999', 206, `bytes 1000-1999/${length}`, data.subarray(1000, 2000)],
      [`bytes=-${length + 1}`, 206, `bytes 0-${length - 1}/${length}`, data],
      ['bytes=5-2', 200, null, data],
      ['bytes=0-1,5-6', 200, null, data],
      [`bytes=${length}-`, 416, `bytes */${length}`, Buffer.alloc(0)],
    ] as const) {
      const response = await cms.rest(`/video-files/file/${filename}`, { headers: { range } })
      expect([response.status, response.headers.get('content-range')], range).toEqual([status, contentRange])
      expect(part.equals(Buffer.from(await response.arrayBuffer())), range).toBe(true)
    }
  })

  test('a file that is missing in the bucket is not found', async () => {
    const { filename } = await upload('Пепельные волосы', '#8d8a86')
    storage.files.delete(`media/${filename}`)
    expect((await cms.rest(`/media/file/${filename}`)).status).toBe(404)
  })
})

async function bytesOf(name: string): Promise<Buffer> {
  const response = await cms.rest(`/media/file/${name}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function sizeOf(name: string) {
  const { format, width, height } = await sharp(await bytesOf(name)).metadata()
  return { format, width, height }
}

async function upload(alt: string, left: string, right = left) {
  return cms.payload.create({ collection: 'media', data: { alt }, file: await aPicture(left, right) })
}

/** A wide picture whose halves have these colours. */
async function aPicture(left: string, right = left) {
  const [width, height] = [1600, 600]
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: right } })
    .png()
    .toBuffer()
  const data = await sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  return { data, name: 'volosy.png', mimetype: 'image/png', size: data.length }
}

/** The cms of this process behind its own address, from which it fetches pictures that are cut again. */
async function serve(port: number): Promise<Server> {
  const listening = createServer(async (request, response) => {
    const answer = await cms.rest((request.url ?? '').replace(/^\/api/, ''), {
      method: request.method ?? 'GET',
    })
    const { body } = answer
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(body ? await buffer(body) : undefined)
  })
  await new Promise<void>((resolve) => {
    listening.listen(port, resolve)
  })
  expect((listening.address() as AddressInfo).port).toBe(port)
  return listening
}
