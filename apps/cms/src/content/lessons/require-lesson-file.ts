import { readFile, writeFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { contentOf, recognise, wrongFile } from '../pictures/uploaded-file.ts'
import { isNamedAsSubtitles, readSubtitles } from './subtitles.ts'
import { readVideo, type Video } from './video.ts'

/** Refuses a video that browsers do not play and subtitles that players do not read, and makes WebVTT of subtitles in another form. */
export const requireLessonFile: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const problem = req.file && (await problemOf(req.file))
  if (problem) throw wrongFile(problem, collection.slug, req)
  return args
}

type File = NonNullable<PayloadRequest['file']>

async function problemOf(file: File): Promise<string | undefined> {
  const type = await recognise(file)
  // The mark of UTF-16 is taken for the beginning of a sound.
  if (!type || type.mime === 'text/vtt' || type.extension === 'mp1') return takeSubtitles(file, type?.mime)
  if (type.mime.startsWith('audio/')) return soundAlone
  if (!type.mime.startsWith('video/')) return undefined
  if (type.mime !== 'video/mp4' && type.mime !== 'video/webm')
    return `Это видео в\u00a0формате ${type.extension.toUpperCase()}, его показывают не\u00a0все браузеры. ${remedy}`
  return problemOfVideo(await readVideo(contentOf(file)))
}

/** Subtitles of a whole day take less. */
const maxSubtitleBytes = 4 * 1024 * 1024
const tooLong =
  'Субтитры больше 4\u00a0МБ: столько не\u00a0занимают и\u00a0субтитры на\u00a0целые сутки. Проверьте, тот\u00a0ли это файл, и\u00a0загрузите нужный.'

async function takeSubtitles(file: File, mime: string | undefined): Promise<string | undefined> {
  if (file.size > maxSubtitleBytes)
    return mime === 'text/vtt' || isNamedAsSubtitles(file.name) ? tooLong : undefined
  const content = contentOf(file)
  const bytes = typeof content === 'string' ? await readFile(content) : content
  const subtitles = readSubtitles(bytes, file.name)
  if (!subtitles) return undefined
  if ('problem' in subtitles) return subtitles.problem
  const text = Buffer.from(subtitles.text)
  if (typeof content === 'string') await writeFile(content, text)
  else file.data = text
  file.size = text.length
  return undefined
}

const remedy =
  'Сохраните видео как MP4 (H.264, 4:2:0, 8\u00a0бит, звук AAC): например, в\u00a0бесплатной программе HandBrake с\u00a0настройкой «Fast 1080p30».'
const damaged =
  'Видео повреждено или обрывается: файл скопирован не\u00a0до\u00a0конца. Скопируйте или сохраните его ещё раз и\u00a0загрузите снова.'
const soundAlone = `В\u00a0этом файле нет изображения, только звук. ${remedy}`

/** Codecs that browsers of computers and telephones play, with their profiles: 8 bits and 4:2:0. */
const played = new Set([
  'avc1 66',
  'avc1 77',
  'avc1 88',
  'avc1 100',
  'avc3 66',
  'avc3 77',
  'avc3 88',
  'avc3 100',
  'vp09 0',
  'av01 0',
  'V_VP8',
  'V_VP9',
  'V_VP9 0',
  'V_AV1',
  'V_AV1 0',
])
const heard = new Set(['mp4a', '.mp3', 'Opus', 'fLaC', 'A_OPUS', 'A_VORBIS'])

/** Names of other codecs as programs of the trade show them. */
const names: [codec: RegExp, name: string][] = [
  [/^avc\d 110$/, 'H.264 с\u00a0цветом в\u00a010\u00a0бит'],
  [/^avc\d 122$/, 'H.264 с\u00a0цветом 4:2:2'],
  [/^avc\d (?:44|244)$/, 'H.264 с\u00a0цветом 4:4:4'],
  [/^avc|AVC$/, 'H.264 с\u00a0редкими настройками'],
  [/^(?:hvc|hev)|HEVC$/, 'HEVC (H.265)'],
  [/^vv[ci]/, 'VVC (H.266)'],
  [/^dv/, 'Dolby Vision'],
  [/^(?:vp09|V_VP9)/, 'VP9 с\u00a0цветом в\u00a010\u00a0бит или 4:4:4'],
  [/^(?:av01|V_AV1)/, 'AV1 с\u00a0цветом 4:2:2 или 4:4:4'],
  [/^(?:mp4v|xvid|divx|dx50)|MPEG4/i, 'MPEG-4 часть\u00a02 (DivX, Xvid)'],
  [/^ap[c4]/, 'Apple ProRes'],
  [/^m?jp/, 'Motion JPEG'],
  [/^enc/, 'с\u00a0защитой от\u00a0копирования'],
  [/^[ae]c-[34]$/, 'Dolby Digital (AC-3)'],
  [/^alac$/, 'Apple Lossless'],
  [/^sa[mw]/, 'AMR'],
  [/^(?:lpcm|sowt|twos|[if]pcm|in\d\d|fl\d\d|raw )/, 'PCM'],
]

function nameOf(codec: string): string {
  return names.find(([known]) => known.test(codec))?.[1] ?? `«${codec.replace(/\W+/g, ' ').trim()}»`
}

function problemOfVideo(video: Video | undefined): string | undefined {
  if (!video) return damaged
  const { picture, sound } = video
  if (picture === undefined) return soundAlone
  if (!played.has(picture))
    return `Кодек видео: ${nameOf(picture)}. Его показывают не\u00a0все браузеры. ${remedy}`
  if (sound !== undefined && !heard.has(sound))
    return `Кодек звука: ${nameOf(sound)}. Браузеры покажут такое видео без звука. ${remedy}`
  return undefined
}
