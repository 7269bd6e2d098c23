import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { requireLessonFile } from './require-lesson-file.ts'
import { readVideo } from './video.ts'

const u32 = (...numbers: number[]) =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    }),
  )

function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function track(kind: string, entry: Buffer): Buffer {
  const handler = box('hdlr', u32(0, 0), Buffer.from(kind), Buffer.alloc(13))
  return box('trak', box('mdia', handler, box('minf', box('stbl', box('stsd', u32(0, 1), entry)))))
}

const picture = (codec: string, ...descriptions: Buffer[]) =>
  track('vide', box(codec, Buffer.alloc(78), ...descriptions))
const h264 = (profile: number) => picture('avc1', box('avcC', Buffer.from([1, profile, 0, 40])))
const sound = (codec: string) => track('soun', box(codec, Buffer.alloc(28)))

const header = box('mvhd', u32(0, 0, 0, 1000, 61_400), Buffer.alloc(80))
const start = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isommp42'))
const media = box('mdat', Buffer.alloc(50))
/** What is in place of the rest of a download that stopped. */
const filling = Buffer.alloc(70_000)
const mp4 = (...tracks: Buffer[]) => Buffer.concat([start, box('moov', header, ...tracks), media])
const whole = mp4(h264(100), sound('mp4a'))

function element(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(name, 'hex'), u32(0x1000_0000 | body.length), body])
}

function webm(...codecs: [kind: number, codec: string][]): Buffer {
  const tracks = codecs.map(([kind, codec]) =>
    element('ae', element('83', Buffer.from([kind])), element('86', Buffer.from(codec))),
  )
  return webmOf(tracks, element('ec', Buffer.alloc(15)))
}

/** A WebM whose second track is `codec`, described by `description`, and begins with `frame`. */
function webmWith(codec: string, description: Buffer[], ...frame: Buffer[]): Buffer {
  const sounds = element('ae', element('d7', Buffer.from([1])), element('83', Buffer.from([2])))
  const numbers = [element('d7', Buffer.from([2])), element('83', Buffer.from([1]))]
  const pictures = element('ae', ...numbers, element('86', Buffer.from(codec)), ...description)
  const heard = element('a3', Buffer.from([0x81, 0, 0, 0, 0xb0]))
  return webmOf([sounds, pictures], Buffer.concat([element('e7', Buffer.alloc(1)), heard, ...frame]))
}

/** The block of a frame of VP9 that begins with a byte. */
const vp9Frame = (first: number) => Buffer.from([0x82, 0, 0, 0, first])
const av1 = (profile: number) => [element('63a2', Buffer.from([0x81, profile << 5, 0, 0]))]

function webmOf(tracks: Buffer[], media: Buffer): Buffer {
  const length = Buffer.alloc(8)
  length.writeDoubleBE(61_400)
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('4489', length)),
      element('1654ae6b', ...tracks),
      element('1f43b675', media),
    ),
  ])
}

type Given = Parameters<CollectionBeforeOperationHook>[0]

/** The refusal of a file as the editor reads it; undefined when it is taken. */
async function judge(data: Buffer, name: string, tempFilePath?: string): Promise<string | undefined> {
  const file = {
    name,
    data: tempFilePath ? Buffer.alloc(0) : data,
    size: data.length,
    mimetype: '',
    tempFilePath,
  }
  const given = { args: {}, collection: { slug: 'video-files' }, req: { file, t: (key: string) => key } }
  try {
    await requireLessonFile(given as unknown as Given)
    return undefined
  } catch (error) {
    return (error as { data: { errors: { message: string }[] } }).data.errors[0]?.message
  }
}

test.each<[string, Buffer]>([
  ['H.264, baseline', mp4(h264(66))],
  ['H.264, main', mp4(h264(77), sound('mp4a'))],
  ['H.264, high', whole],
  ['sound first', mp4(sound('mp4a'), h264(100))],
  ['Opus', mp4(h264(100), sound('Opus'))],
  ['VP9', mp4(picture('vp09', box('vpcC', Buffer.from([1, 0, 0, 0, 0, 31]))))],
  ['AV1', mp4(picture('av01', box('av1C', Buffer.from([0x81, 0x08]))))],
  ['heads behind the pictures', Buffer.concat([start, media, box('moov', header, h264(100))])],
  ['fragments', Buffer.concat([start, box('moov', header, h264(100)), box('moof', Buffer.alloc(9)), media])],
  [
    'pictures to the end',
    Buffer.concat([start, box('moov', header, h264(100)), u32(0), Buffer.from('mdat1234')]),
  ],
  [
    'a long size',
    Buffer.concat([start, box('moov', header, h264(100)), u32(1), Buffer.from('mdat'), u32(0, 24, 1, 2)]),
  ],
  ['free space at its end', Buffer.concat([whole, box('free', filling)])],
  ['zeros behind its end', Buffer.concat([whole, filling])],
  [
    'free space in the heads at its end',
    Buffer.concat([start, media, box('moov', header, h264(100), box('free', filling))]),
  ],
  ['WebM with VP8', webm([1, 'V_VP8'], [2, 'A_VORBIS'])],
  ['WebM with VP9', webm([2, 'A_OPUS'], [1, 'V_VP9'])],
  ['WebM with VP9 of 8 bits', webmWith('V_VP9', [], element('a3', vp9Frame(0x82)))],
  ['WebM with AV1', webmWith('V_AV1', av1(0))],
  ['WebM with AV1 that nothing describes', webmWith('V_AV1', [])],
  ['WebM with AV1 of an empty description', webmWith('V_AV1', [element('63a2')])],
  ['WebM with AV1 of a description of one byte', webmWith('V_AV1', [element('63a2', Buffer.from([0x81]))])],
])('a video with %s is taken', async (_, bytes) => {
  expect(await judge(bytes, 'urok.mp4')).toBeUndefined()
})

test.each<[string, Buffer, string]>([
  ['HEVC', mp4(picture('hvc1'), sound('mp4a')), 'Кодек видео: HEVC (H.265)'],
  ['HEVC by its other name', mp4(picture('hev1')), 'HEVC (H.265)'],
  ['MPEG-4 part 2', mp4(picture('mp4v')), 'MPEG-4 часть\u00a02'],
  ['4:4:4', mp4(h264(244)), 'H.264 с\u00a0цветом 4:4:4'],
  ['4:2:2', mp4(h264(122)), 'H.264 с\u00a0цветом 4:2:2'],
  ['10 bits', mp4(h264(110)), 'H.264 с\u00a0цветом в\u00a010\u00a0бит'],
  ['no description', mp4(picture('avc1')), 'H.264 с\u00a0редкими'],
  [
    'VP9 of 10 bits',
    mp4(picture('vp09', box('vpcC', Buffer.from([1, 0, 0, 0, 2, 31])))),
    'VP9 с\u00a0цветом',
  ],
  ['ProRes', mp4(picture('apch')), 'Apple ProRes'],
  ['an unknown codec', mp4(picture('zzz1')), '«zzz1»'],
  ['AC-3 sound', mp4(h264(100), sound('ac-3')), 'Кодек звука: Dolby Digital (AC-3)'],
  ['lossless sound', mp4(h264(100), sound('alac')), 'Кодек звука: Apple Lossless'],
  ['sound alone', mp4(sound('mp4a')), 'нет изображения, только звук'],
  ['no tracks', mp4(), 'нет изображения'],
  ['H.264 in WebM', webm([1, 'V_MPEG4/ISO/AVC']), 'H.264 с\u00a0редкими'],
  ['VP9 of 4:4:4 in WebM', webmWith('V_VP9', [], element('a3', vp9Frame(0xa2))), 'VP9 с\u00a0цветом'],
  [
    'VP9 of 10 bits in WebM, in a group',
    webmWith('V_VP9', [], element('a0', element('a1', vp9Frame(0x92)))),
    'VP9 с\u00a0цветом',
  ],
  ['VP9 of both in WebM', webmWith('V_VP9', [], element('a3', vp9Frame(0xb0))), 'VP9 с\u00a0цветом'],
  ['AV1 of 4:4:4 in WebM', webmWith('V_AV1', av1(1)), 'AV1 с\u00a0цветом'],
  ['sound alone in WebM', webm([2, 'A_OPUS']), 'нет изображения, только звук'],
  ['an end in its pictures', whole.subarray(0, -10), 'обрывается'],
  ['an end in its heads', whole.subarray(0, 200), 'обрывается'],
  ['an end behind its heads', whole.subarray(0, -media.length), 'обрывается'],
  [
    'zeros for the rest of its pictures',
    Buffer.concat([start, box('moov', header, h264(100)), box('mdat', Buffer.from('a picture'), filling)]),
    'обрывается',
  ],
  [
    'zeros for the rest of its pictures before its heads',
    Buffer.concat([start, box('mdat', Buffer.from('a picture'), filling), box('moov', header, h264(100))]),
    'обрывается',
  ],
  [
    'zeros for the rest of a fragment',
    Buffer.concat([whole, box('moof', Buffer.alloc(9)), box('mdat', Buffer.from('a picture'), filling)]),
    'обрывается',
  ],
  [
    'zeros for the rest of its fragments',
    Buffer.concat([whole, box('moof', Buffer.alloc(9)), filling]),
    'обрывается',
  ],
  [
    'zeros for the rest of its WebM pictures',
    webmWith('V_VP9', [], element('a3', vp9Frame(0x82)), filling),
    'обрывается',
  ],
  ['no heads', Buffer.concat([start, media]), 'обрывается'],
  [
    'heads that are longer than their place',
    Buffer.concat([start, box('moov', header, u32(500), Buffer.from('trak')), media]),
    'обрывается',
  ],
  ['an end in its WebM pictures', webm([1, 'V_VP9']).subarray(0, -10), 'обрывается'],
  ['an end in its WebM heads', webm([1, 'V_VP9']).subarray(0, 60), 'обрывается'],
  [
    'the format of Apple',
    Buffer.concat([box('ftyp', Buffer.from('qt  '), u32(512), Buffer.from('qt  ')), whole]),
    'в\u00a0формате MOV',
  ],
])('a video with %s is refused in words', async (_, bytes, words) => {
  const problem = await judge(bytes, 'urok.mp4')
  expect(problem).toContain(words)
  expect(problem).toMatch(/MP4 \(H\.264, 4:2:0|загрузите снова/)
})

test('the length is read in seconds', async () => {
  const fragmented = box(
    'moov',
    box('mvhd', u32(0, 0, 0, 1000, 0)),
    box('mvex', box('mehd', u32(0, 61_400))),
    h264(100),
  )
  const long = box('moov', box('mvhd', u32(0x0100_0000, 0, 0, 0, 0, 1000, 0, 61_400)), h264(100))
  for (const bytes of [
    whole,
    webm([1, 'V_VP9']),
    Buffer.concat([start, fragmented, media]),
    Buffer.concat([start, long, media]),
  ])
    expect(await readVideo(bytes)).toMatchObject({ seconds: 61 })
  const unknown = box('moov', box('mvhd', u32(0, 0, 0, 1000, 0xffff_ffff)), h264(100))
  expect((await readVideo(Buffer.concat([start, unknown, media])))?.seconds).toBeUndefined()
})

test('files on the disk are judged alike, and subtitles of another form become WebVTT there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-lesson-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'file')
  await writeFile(file, mp4(picture('hvc1')))
  expect(await judge(mp4(picture('hvc1')), 'urok.mp4', file)).toContain('HEVC')
  const srt = Buffer.from('\uFEFF1\n00:00:00,000 --> 00:00:01,000\nПривет\n', 'utf16le')
  await writeFile(file, srt)
  expect(await judge(srt, 'urok.srt', file)).toBeUndefined()
  expect(await readFile(file, 'utf8')).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\nПривет\n')
})

test.each(['urok.vtt', 'urok.txt', 'urok.srt'])(
  'subtitles that are too long to be read are refused: %s',
  async (name) => {
    const cue = '00:00.000 --> 00:01.000\nПривет\n\n'
    const text = `${name.endsWith('srt') ? '' : 'WEBVTT\n\n'}${cue.repeat(120_000)}`
    expect(await judge(Buffer.from(text), name)).toContain('больше 4\u00a0МБ')
  },
)
