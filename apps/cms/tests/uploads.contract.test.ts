import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'

const cms = await testCms()
await signIn(cms, 'admin')
const editor = await signIn(cms, 'editor')
const folder = await mkdtemp(path.join(tmpdir(), 'pryad-uploads-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let shade = 0
/** A picture unlike all others. */
function aPicture(width = 40, height = 30) {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
}

async function upload(collection: string, bytes: Buffer, name: string, type: string): Promise<Response> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'file', { type }), name)
  body.append('_payload', JSON.stringify({ alt: 'Прядь' }))
  return cms.rest(`/${collection}`, { method: 'POST', headers: editor.headers, body })
}

/** As `upload`, with a name that browsers do not send as it is. */
async function uploadNamed(name: string, bytes: Buffer): Promise<Response> {
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  const payload = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"Прядь"}\r\n--${boundary}--\r\n`
  return cms.rest('/media', {
    method: 'POST',
    headers: { ...editor.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(payload)]),
  })
}

async function messageOf(response: Response): Promise<string> {
  const { errors } = await response.json()
  return errors[0].data.errors[0].message
}

describe.each([
  ['in memory', false],
  ['in temporary files', true],
])('files that arrive %s', (_, useTempFiles) => {
  beforeAll(() => {
    Object.assign(cms.payload.config.upload, { useTempFiles, tempFileDir: folder })
  })

  test('are named by their content, shown blurred first, and leave nothing behind', async () => {
    const response = await upload('media', await aPicture().png().toBuffer(), 'Прядь.PNG', 'image/png')
    expect(response.status).toBe(201)
    const { doc } = await response.json()
    expect(doc.filename).toMatch(/^pryad\.[0-9a-f]{10}\.png$/)
    expect(doc.blurDataUrl).toMatch(/^data:image\/webp;base64,.{20}/)
    expect(doc).toMatchObject({ width: 40, height: 30, mimeType: 'image/png' })
    expect(await readdir(folder)).toEqual([])
  })

  test('have different names when their content differs, and the same when it is the same', async () => {
    const bytes = await aPicture().png().toBuffer()
    const names = []
    for (const content of [bytes, await aPicture().png().toBuffer(), bytes]) {
      const { doc } = await (await upload('media', content, 'pryad.png', 'image/png')).json()
      names.push(doc.filename.split('.')[1])
    }
    expect(names[0]).toBe(names[2]?.slice(0, 10))
    expect(names[0]).not.toBe(names[1])
  })

  test('get the extension of what they are, whatever they are called', async () => {
    const response = await upload('media', await aPicture().png().toBuffer(), 'poly.html', 'image/png')
    const { doc } = await response.json()
    expect(doc.filename).toMatch(/^poly\.[0-9a-f]{10}\.png$/)
    const asText = await upload('media', await aPicture().jpeg().toBuffer(), 'foto.jpeg', 'text/html')
    expect((await asText.json()).doc).toMatchObject({
      filename: expect.stringMatching(/^foto\.[0-9a-f]{10}\.jpeg$/),
      mimeType: 'image/jpeg',
    })
  })

  test('are refused when they are something else than they say', async () => {
    const response = await upload('media', Buffer.from('<script>alert(1)</script>'), 'a.png', 'image/png')
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe(
      'Этот файл не подходит. Загрузите картинку в формате JPEG, PNG, WebP или AVIF.',
    )
  })

  test('from an iPhone (HEIC) are refused with steps that an editor can follow', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
    const response = await upload('media', heic, 'IMG_0001.HEIC', 'image/heic')
    expect(response.status).toBe(400)
    const message = await messageOf(response)
    expect(message).toContain('HEIC')
    expect(message).toContain('«Настройки» → «Камера» → «Форматы»')
  })

  test('are refused by their header when the picture is huge, however small the file', async () => {
    const huge = await aPicture(10_000, 6_000).png().toBuffer()
    expect(huge.length).toBeLessThan(1024 * 1024)
    const response = await upload('media', huge, 'bolshaya.png', 'image/png')
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe(
      'В картинке 60 мегапикселей (10000 × 6000), а сайт принимает не больше 50. Уменьшите её и загрузите снова.',
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('are refused kindly when their name holds control characters', async () => {
    for (const name of ['a\0b.png', 'a\u001bb.png', 'a\u0007.png']) {
      const response = await uploadNamed(name, await aPicture().png().toBuffer())
      expect(response.status).toBe(400)
      expect(await messageOf(response)).toContain('ереименуйте')
    }
  })

  test('are subtitles when they begin as such, and lessons when they are videos', async () => {
    const subtitles = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nЗдравствуйте!\n')
    const response = await upload('video-files', subtitles, 'urok.txt', 'text/vtt')
    expect((await response.json()).doc.filename).toMatch(/^urok\.[0-9a-f]{10}(-\d+)?\.vtt$/)
    const text = await upload('video-files', Buffer.from('Просто текст'), 'urok.vtt', 'text/vtt')
    expect(text.status).toBe(400)
    const [lesson] = (
      await cms.payload.find({ collection: 'video-files', where: { filename: { like: '.mp4' } }, limit: 1 })
    ).docs
    const video = await readFile(path.join(process.env.DATA_DIR ?? '', 'lessons', lesson?.filename ?? ''))
    const stored = await (await upload('video-files', Buffer.concat([video]), 'Урок.mov', 'video/mp4')).json()
    expect(stored.doc.filename).toMatch(/^urok\.[0-9a-f]{10}(-\d+)?\.mp4$/)
    const cut = await upload('video-files', video.subarray(0, -1000), 'urok.mp4', 'video/mp4')
    expect([cut.status, await messageOf(cut)]).toEqual([400, expect.stringContaining('обрывается')])
    expect(await readdir(folder)).toEqual([])
  })

  test('are subtitles also in the form of other programs, which becomes WebVTT', async () => {
    const srt = Buffer.from('\uFEFF1\r\n00:00:00,000 --> 00:00:01,000\r\nЗдравствуйте!\r\n', 'utf16le')
    const { doc } = await (await upload('video-files', srt, 'urok.srt', 'application/x-subrip')).json()
    const text = 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\nЗдравствуйте!\n'
    expect(doc).toMatchObject({
      filename: expect.stringMatching(/^urok\.[0-9a-f]{10}(-\d+)?\.vtt$/),
      mimeType: 'text/vtt',
      filesize: Buffer.byteLength(text),
    })
    expect(await (await cms.rest(`/video-files/file/${doc.filename}`)).text()).toBe(text)
  })
})

test('a lesson takes its length from its video unless somebody says another', async () => {
  const { docs } = await cms.payload.find({
    collection: 'videos',
    where: { provider: { equals: 'file' } },
    limit: 1,
  })
  const { id, durationSeconds, file } = docs[0] ?? {}
  const save = async (data: object) => {
    const response = await cms.rest(`/videos/${id}`, {
      method: 'PATCH',
      headers: { ...editor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const answer = await response.json()
    return [response.status, answer.doc?.durationSeconds ?? answer]
  }
  expect(await save({ durationSeconds: null, _status: 'published' })).toEqual([200, durationSeconds])
  expect(await save({ durationSeconds: 7200, file: Object(file).id, _status: 'published' })).toEqual([
    200, 7200,
  ])
})
