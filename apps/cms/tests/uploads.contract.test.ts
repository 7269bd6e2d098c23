import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { conversionsOf } from '../src/content/pictures/conversions.ts'
import { testCms } from './support/cms.ts'
import { send, signIn } from './support/people.ts'

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

async function upload(
  collection: string,
  bytes: Buffer,
  name: string,
  type: string,
  query = '',
): Promise<Response> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'file', { type }), name)
  body.append('_payload', JSON.stringify({ alt: 'Прядь' }))
  return cms.rest(`/${collection}${query}`, { method: 'POST', headers: editor.headers, body })
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
      filename: expect.stringMatching(/^foto\.[0-9a-f]{10}\.jpg$/),
      mimeType: 'image/jpeg',
    })
  })

  test('have sizes of their own when only the spelling of their extension differs', async () => {
    const bytes = await aPicture(500, 400).jpeg().toBuffer()
    const names = []
    for (const name of ['odna.jpg', 'odna.jpeg', 'odna.JPEG']) {
      const { doc } = await (await upload('media', bytes, name, 'image/jpeg')).json()
      names.push(...conversionsOf(doc).map(({ filename }) => filename))
    }
    expect(names.length).toBeGreaterThan(6)
    expect(new Set(names).size).toBe(names.length)
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

  test('lose the notes of programs (XMP), which may say where they were taken', async () => {
    const noted = aPicture().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPS>55.75</GPS></x:xmpmeta>')
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const response = await upload(
        'media',
        await noted.clone().toFormat(format).toBuffer(),
        'a',
        'image/png',
      )
      const { doc } = await response.json()
      const stored = await readFile(path.join(process.env.DATA_DIR ?? '', 'media', doc.filename))
      expect((await sharp(stored).metadata()).xmp, format).toBeUndefined()
    }
  })

  test.each([
    [500, 30_000, 17_065],
    [960, 20_000, 16_383],
    [10, 20_000, 10_239],
  ])(
    'of %i × %i are refused: the sizes the site shows would not fit into a file',
    async (width, height, most) => {
      const response = await upload(
        'media',
        await aPicture(width, height).png().toBuffer(),
        'a.png',
        'image/png',
      )
      expect(response.status).toBe(400)
      expect(await messageOf(response)).toContain(`высотой до ${most}.`)
    },
  )

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

/** A picture whose quarters are red, green, blue and yellow as it is seen, stored the way that an orientation of EXIF says. */
async function quarters(orientation: number, format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const seen = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await quarter('#00ff00'), left: 60, top: 0 },
      { input: await quarter('#0000ff'), left: 0, top: 40 },
      { input: await quarter('#ffff00'), left: 60, top: 40 },
    ])
    .png()
    .toBuffer()
  const turned = await sharp(seen).rotate([0, 0, 0, 180, 0, 90, 270, 90, 90][orientation]).png().toBuffer()
  const mirrored = await sharp(turned)
    .flop([2, 5].includes(orientation))
    .flip([4, 7].includes(orientation))
    .png()
    .toBuffer()
  return sharp(mirrored)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .toFormat(format, { quality: 90, effort: 1, palette: false })
    .toBuffer()
}

/** The query that the panel sends when an editor has marked a piece. */
function cropQuery(x: number, y: number, width: number, height: number): string {
  return `?${new URLSearchParams({
    'uploadEdits[crop][unit]': '%',
    'uploadEdits[crop][x]': String(x),
    'uploadEdits[crop][y]': String(y),
    'uploadEdits[widthInPixels]': String(width),
    'uploadEdits[heightInPixels]': String(height),
    'uploadEdits[focalPoint][x]': '50',
    'uploadEdits[focalPoint][y]': '50',
  })}`
}

const mediaFile = (name: string) => path.join(process.env.DATA_DIR ?? '', 'media', name)

/** The colour in the middle of a stored picture, its channels full or empty. */
async function colourOf(name: string): Promise<number[]> {
  const { data, info } = await sharp(mediaFile(name)).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((channel) => (channel > 128 ? 1 : 0))
}

const [red, green, blue, yellow] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
]

describe('a picture that the camera took in another direction', () => {
  test.each([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [orientation, 'jpeg'] as const),
    [6, 'png'],
    [6, 'webp'],
    [6, 'avif'],
  ] as const)(
    '%i as %s is stored upright, without its place, and cut where the editor says',
    async (orientation, format) => {
      const bytes = await quarters(orientation, format)
      const named = (query = '') => upload('media', bytes, 'foto.jpg', `image/${format}`, query)
      const { doc: whole } = await (await named(cropQuery(0, 0, 120, 80))).json()
      expect(whole).toMatchObject({ width: 120, height: 80, focalX: 50 })
      expect(whole.filename).toMatch(/^foto\.[0-9a-f]{10}(-\d+)?\.[a-z]+$/)
      const stored = await sharp(mediaFile(whole.filename)).metadata()
      expect([stored.width, stored.height, stored.orientation ?? 1]).toEqual([120, 80, 1])
      expect(stored.exif).toBeUndefined()
      for (const [x, y, colour] of [
        [0, 0, red],
        [50, 0, green],
        [0, 50, blue],
        [50, 50, yellow],
      ] as const) {
        const { doc } = await (await named(cropQuery(x, y, 60, 40))).json()
        expect(doc).toMatchObject({ width: 60, height: 40 })
        expect(await colourOf(doc.filename), `${x} ${y}`).toEqual(colour)
      }
    },
  )

  test.each([1, 3, 6])(
    'is cut where the editor says when it was stored as it came (%i)',
    async (orientation) => {
      const { doc } = await (
        await upload('media', await aPicture().jpeg().toBuffer(), 'a.jpg', 'image/jpeg')
      ).json()
      await writeFile(mediaFile(doc.filename), await quarters(orientation, 'jpeg'))
      const answer = await send(
        cms,
        'PATCH',
        `/media/${doc.id}${cropQuery(50, 50, 60, 40)}`,
        {},
        editor.headers,
      )
      const { doc: cut } = await answer.json()
      expect(cut).toMatchObject({ width: 60, height: 40 })
      expect(cut.filename).not.toBe(doc.filename)
      expect(cut.blurDataUrl).not.toBe(doc.blurDataUrl)
      expect(await colourOf(cut.filename)).toEqual(yellow)
      expect(await readdir(path.dirname(mediaFile('')))).not.toContain(doc.filename)
    },
  )

  test('keeps its colours, those of screens that show more of them, too', async () => {
    const wide = await aPicture().withMetadata({ icc: 'p3', orientation: 6 }).jpeg().toBuffer()
    const { doc } = await (await upload('media', wide, 'shirokie.jpg', 'image/jpeg')).json()
    const dominant = async (picture: Buffer | string) => (await sharp(picture).stats()).dominant
    expect(await dominant(mediaFile(doc.filename))).toEqual(await dominant(wide))
    expect((await sharp(mediaFile(doc.filename)).metadata()).icc).toBeDefined()
  })

  test.each([
    ['16 bits a channel', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['grey', (picture: Sharp) => picture.toColourspace('b-w').jpeg()],
    ['a palette', (picture: Sharp) => picture.png({ palette: true })],
    ['inks, marked', (picture: Sharp) => picture.withIccProfile('cmyk').toColourspace('cmyk').jpeg()],
  ])('is taken with %s', async (_, save) => {
    const picture = await save(aPicture().withExif({ IFD0: { Orientation: '6' } })).toBuffer()
    const response = await upload('media', picture, 'foto', 'image/png', cropQuery(0, 0, 20, 20))
    expect((await response.json()).doc).toMatchObject({ width: 20, height: 20 })
  })
})

/** Frames of three colours in one file. */
async function animation(): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A chunk of a PNG. */
function pngChunk(name: string, content: string): Buffer {
  const chunk = Buffer.from(`${name}${content}`, 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(chunk))
  return Buffer.concat([length, chunk, check])
}

/** Puts chunks into a PNG behind its header, from the end with a negative place. */
const withChunks = (png: Buffer, chunks: Buffer[], at = 33) =>
  Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)])

/** A PNG that says that it has two frames. */
async function animatedPng(): Promise<Buffer> {
  return withChunks(await aPicture().png().toBuffer(), [pngChunk('acTL', '\0\0\0\u0002\0\0\0\0')])
}

/** An AVIF that names sequences first among its brands. */
async function avifSequence(): Promise<Buffer> {
  const avif = await aPicture().avif({ effort: 1 }).toBuffer()
  return Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)])
}

const inks = () => aPicture().withIccProfile('cmyk').toColourspace('cmyk').jpeg().toBuffer()

/** Inks without the segment that says how they are stored; the one of a small picture inside is none of it. */
async function unmarkedInks(): Promise<Buffer> {
  const jpeg = await inks()
  const mark = jpeg.indexOf(Buffer.from('\xff\xee\0\x0eAdobe', 'latin1'))
  expect(mark).toBeGreaterThan(0)
  const segment = jpeg.subarray(mark, mark + 16)
  const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 18]), segment])
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2, mark), jpeg.subarray(mark + 16)])
}

test.each([
  ['WebP that moves', animation, 'анимация'],
  ['PNG that moves', animatedPng, 'анимация'],
  ['AVIF that moves', avifSequence, 'анимация'],
  ['JPEG in inks that nobody can read', unmarkedInks, 'CMYK'],
])('a %s is refused with a way out', async (_, make, word) => {
  const response = await upload('media', await make(), 'kartinka', 'image/png')
  expect(response.status).toBe(400)
  const message = await messageOf(response)
  expect(message).toContain(word)
  expect(message).toContain('охраните')
})

test.each([40, 900])('pictures that break off are refused at the field, those %i wide', async (width) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width, height: 30, channels: 3, background: '#a05030', noise } })
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    for (const part of [0.5, 0.9, 0.99]) {
      const whole = await picture.clone().toFormat(format).toBuffer()
      const kept = whole.subarray(0, Math.floor(whole.length * part))
      // A JPEG is also known to break off where the rest is filled up.
      const bytes = format === 'jpeg' && part === 0.9 ? Buffer.concat([kept, Buffer.alloc(9000)]) : kept
      const response = await upload('media', bytes, `polovina.${format}`, `image/${format}`)
      expect(response.status, `${format} ${part}`).toBe(400)
      const { errors } = await response.json()
      expect(errors[0].data.errors, `${format} ${part}`).toEqual([
        expect.objectContaining({ path: 'file', message: expect.stringContaining('Картинка повреждена') }),
      ])
    }
})

test.each([0.3, 0.6, 0.95])('a WebP whose rest from %d on is zeros is refused', async (part) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a05030', noise } })
  for (const lossless of [true, false]) {
    const bytes = await picture.clone().webp({ lossless }).toBuffer()
    bytes.fill(0, Math.floor(bytes.length * part))
    const response = await upload('media', bytes, 'polovina.webp', 'image/webp')
    expect([response.status, await messageOf(response)]).toEqual([400, expect.stringContaining('повреждена')])
  }
})

/** A chunk of a WebP, of an even length. */
function webpChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)])
}

test.each([2060, 2061])(
  'a WebP with notes behind its pixels that end in %i zeros is taken',
  async (zeros) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#a05030', noise } })
    const plain = await picture.webp().toBuffer()
    // It has notes; the sides of the picture, less one.
    const header = Buffer.from('080000001f0300570200', 'hex')
    // One field of EXIF, which Windows keeps free for later.
    const exif = Buffer.from('49492a000800000001001cea07000c0800001a00000000000000', 'hex')
    exif.writeUInt32LE(zeros, 14)
    const notes = webpChunk('EXIF', Buffer.concat([exif, Buffer.alloc(zeros)]))
    const content = Buffer.concat([webpChunk('VP8X', header), plain.subarray(12), notes])
    const bytes = webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), content]))
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { doc } = await (await upload('media', bytes, 'windows.webp', 'image/webp')).json()
    expect(doc).toMatchObject({ width: 800, height: 600 })
    expect((await sharp(mediaFile(doc.filename)).metadata()).exif).toBeUndefined()
    // The same notes do not hide that its pixels are missing.
    bytes.fill(0, 20_000, 30 + plain.length - 12)
    const response = await upload('media', bytes, 'polovina.webp', 'image/webp')
    expect([response.status, await messageOf(response)]).toEqual([400, expect.stringContaining('повреждена')])
  },
)

test('a WebP that ends in zeros because it is black is taken', async () => {
  const black = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000' } })
  const bytes = await black.webp().toBuffer()
  expect(bytes.subarray(-1000).every((byte) => byte === 0)).toBe(true)
  // Zeros behind its end are none of it.
  const padded = Buffer.concat([bytes, Buffer.alloc(20_000)])
  for (const given of [bytes, padded])
    expect((await upload('media', given, 'chyornaya.webp', 'image/webp')).status).toBe(201)
})

test('a picture is stored without the notes of programs, which may say where it was taken', async () => {
  const note = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="55,45N"/></x:xmpmeta>'
  const bytes = await aPicture().withXmp(note).jpeg().toBuffer()
  expect(bytes.includes('GPSLatitude')).toBe(true)
  const { doc } = await (await upload('media', bytes, 'zametki.jpg', 'image/jpeg')).json()
  expect((await readFile(mediaFile(doc.filename))).includes('GPSLatitude')).toBe(false)
})

test('a PNG is stored without texts and notes, wherever they stand in it, and with the same pixels', async () => {
  const png = await aPicture().png({ palette: true }).withIccProfile('p3').toBuffer()
  // Turned by 6, and without anything else.
  const exif = 'MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0'
  const notes = [
    pngChunk('tEXt', 'Comment\0GPS 55.75'),
    pngChunk('zTXt', 'Raw profile type exif\0\0GPS'),
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0GPS'),
    pngChunk('prVt', 'GPS'),
  ]
  const afterPixels = -12
  for (const noted of [
    withChunks(png, [...notes, pngChunk('eXIf', exif.replace('\u0006', '\u0001'))]),
    withChunks(png, [...notes, pngChunk('eXIf', exif)], png.length + afterPixels),
    Buffer.concat([png, Buffer.from('GPS')]),
  ]) {
    const { doc } = await (await upload('media', noted, 'zametki.png', 'image/png')).json()
    expect(doc).toMatchObject({ width: 40, height: 30, filesize: png.length })
    expect(await readFile(mediaFile(doc.filename))).toEqual(png)
  }
})

test('an AVIF with bytes after its end is taken without them', async () => {
  const picture = await aPicture().avif({ effort: 1 }).toBuffer()
  for (const tail of ['\n', 'a longer text of a program']) {
    const response = await upload(
      'media',
      Buffer.concat([picture, Buffer.from(tail)]),
      'khvost.avif',
      'image/avif',
    )
    expect(response.status).toBe(201)
    expect((await response.json()).doc.filesize).toBe(picture.length)
  }
})

test('a picture whose camera wrote a wrong number into its header, but all of it, is taken and has its sizes', async () => {
  const bytes = await aPicture(500, 400).jpeg({ chromaSubsampling: '4:4:4', mozjpeg: false }).toBuffer()
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  // The last coefficient of a baseline scan is the 63rd.
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0
  const { doc } = await (await upload('media', bytes, 'samsung.jpg', 'image/jpeg')).json()
  const sizes = conversionsOf(doc)
  expect(sizes.length).toBeGreaterThan(0)
  for (const { filename } of sizes) expect((await cms.rest(`/media/file/${filename}`)).status).toBe(200)
})

test.each([
  'con.png',
  'NUL',
  'aux.jpg',
  'prn.png',
  'com1',
  'lpt9.webp',
  '...',
  'фото.png.',
  '👩‍🦰.png',
  '照片.png',
  `${'Как закрасить седину на висках дома '.repeat(5)}.png`,
])('a picture named %s has an address with its hash, in every size', async (name) => {
  const response = await upload('media', await aPicture(500, 400).png().toBuffer(), name, 'image/png')
  const { doc } = await response.json()
  expect(doc.filename).toMatch(/^[a-z0-9-]{1,96}\.[0-9a-f]{10}\.png$/)
  const names = [doc.filename, ...conversionsOf(doc).map(({ filename }) => filename)]
  expect(names.length).toBeGreaterThan(4)
  for (const one of names) {
    const file = await cms.rest(`/media/file/${one}`)
    expect(file.status, one).toBe(200)
    await file.body?.cancel()
  }
})

test('subtitles named as a device have an address with their hash', async () => {
  const bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nДобрый день!\n')
  const { doc } = await (await upload('video-files', bytes, 'nul.vtt', 'text/vtt')).json()
  expect(doc.filename).toMatch(/^file-nul\.[0-9a-f]{10}\.vtt$/)
})

test('a transparent picture has a ground in link previews', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 1300, height: 700, channels: 4, background } })
    .png()
    .toBuffer()
  const { doc } = await (await upload('media', bytes, 'prozrachnaya.png', 'image/png')).json()
  const previews = conversionsOf(doc).filter(({ name }) => name === 'og_image')
  expect(previews).toHaveLength(3)
  for (const { filename } of previews) {
    const file = await cms.rest(`/media/file/${filename}`)
    const { channels, isOpaque } = await sharp(await file.arrayBuffer()).stats()
    expect(isOpaque).toBe(true)
    expect(Math.min(...channels.map(({ min }) => min)), filename).toBeGreaterThan(230)
  }
})

test('pictures that come at the same time are decoded one after another', async () => {
  const pictures = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => aPicture(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  )
  // Conversions that earlier tests asked for may still be made, and are none of these pictures.
  await vi.waitFor(() => expect(sharp.counters()).toEqual({ queue: 0, process: 0 }))
  let most = 0
  // What waits in the queue may be read for its size alone.
  const watch = () => {
    most = Math.max(most, sharp.counters().process)
  }
  sharp.queue.on('change', watch)
  const answers = await Promise.all(
    pictures.map((bytes) => upload('media', bytes, 'mnogo.jpg', 'image/jpeg', cropQuery(0, 0, 200, 200))),
  )
  sharp.queue.off('change', watch)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(most).toBe(1)
})
