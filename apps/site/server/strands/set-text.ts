import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import golos from './fonts/golos-text-600.ttf?inline'
import prata from './fonts/prata-400.ttf?inline'

/** Faces of the brand, and their files as the build has put them into the server. */
const faces = {
  text: { name: 'Golos Text SemiBold', file: 'golos-text-600.ttf', bytes: golos },
  display: { name: 'Prata', file: 'prata-400.ttf', bytes: prata },
}

export type Setting = {
  face: keyof typeof faces
  colour: string
  /** Sizes in pixels, the largest first: the first that fits is taken. */
  sizes: readonly [number, ...number[]]
  /** The room there is, in pixels. */
  width: number
  height: number
  /** As high as the highest letters would be: one-line texts beside each other stand on one line. */
  isOneOfRow?: boolean
}

/** A text as a picture without ground. */
export type SetText = { input: Buffer; width: number; height: number }

/** Behind the words and not seen: higher than any letter, and lower. */
const strut = '\u00a0<span alpha="1">|</span>'

/** The folder of the faces' files, as the library reads fonts from files alone: not among the kept data, whose disk may be full. */
let laidFolder: Promise<string> | null = null

async function layFaces(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  for (const { file, bytes } of Object.values(faces))
    await writeFile(path.join(folder, file), Buffer.from(bytes.slice(bytes.indexOf(',') + 1), 'base64'))
  return folder
}

/**
 * Sets words in a face of the brand, broken into lines of a width, so that they look the same on a server without any font; lines below
 * the room are cut off.
 */
export async function setWords(words: string, setting: Setting): Promise<SetText> {
  laidFolder ??= layFaces().catch((error: unknown) => {
    // The next text tries again.
    laidFolder = null
    throw error
  })
  const folder = await laidFolder
  const plain = withPlainSigns(words)
  let set = await render(plain, setting, setting.sizes[0], folder)
  for (const size of setting.sizes.slice(1)) {
    if (set.height <= setting.height && set.width <= setting.width) return set
    set = await render(plain, setting, size, folder)
  }
  return clip(set, setting)
}

async function render(words: string, setting: Setting, size: number, folder: string): Promise<SetText> {
  const { default: sharp } = await import('sharp')
  const { face, colour, width, isOneOfRow } = setting
  const { name, file } = faces[face]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(words)}</span>${isOneOfRow ? strut : ''}`,
      // The comma ends the name, so that the words behind it are not taken for a weight.
      font: `${name}, ${size}`,
      fontfile: path.join(folder, file),
      width,
      // So that a size is in pixels.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Without signs that the faces do not have; a number such as «6-46» stays whole all the same. */
function withPlainSigns(words: string): string {
  return (
    words
      .replace(/\u2060?-\u2060/g, '\u2011')
      .replaceAll('\u2060', '')
      .trim() || '—'
  )
}

/** Pango reads markup. */
function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The upper part of a text: nothing larger than a picture can be drawn on it. */
async function clip(set: SetText, room: Setting): Promise<SetText> {
  const width = Math.min(set.width, room.width)
  const height = Math.min(set.height, room.height)
  if (width === set.width && height === set.height) return set
  const { default: sharp } = await import('sharp')
  const input = await sharp(set.input).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return { input, width, height }
}
