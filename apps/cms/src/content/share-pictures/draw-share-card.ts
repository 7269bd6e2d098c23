import path from 'node:path'
import sharp from 'sharp'
import { sourceFolder } from '../../source-folder.ts'
import { openPicture, paper } from '../pictures/make-conversions.ts'

/** The contents of a link preview. */
export type Drawn = {
  /** Its kind: a lesson, a shade. */
  kicker: string
  title: string
  /** Name of the site. */
  brand: string
  /** Its picture; without one the words have a ground of their own. */
  picture: Buffer | null
}

export const shareWidth = 1200
export const shareHeight = 630

const ink = '#211815'
const copper = '#a2431c'
const aubergine = '#3a1d2a'
const honey = '#e3b873'

const margin = 64
const pictureWidth = 500
const titleSizes = [76, 66, 58, 50, 44]
const titleTop = 148
const titleHeight = 330
const kickerHeight = titleTop - margin
const brandHeight = shareHeight - margin - titleTop - titleHeight

/** Draws the picture of a link preview: the title in the brand's type, the strand beside it. JPEG: messengers read it for sure. */
export async function drawShareCard({ kicker, title, brand, picture }: Drawn): Promise<Buffer> {
  const [ground, words, accent] = picture ? [paper, ink, copper] : [aubergine, paper, honey]
  const width = shareWidth - 2 * margin - (picture ? pictureWidth : 0)
  const [setKicker, setTitle, setBrand, strand] = await Promise.all([
    setText(plain(kicker), { face: text, colour: accent, size: 30, width, height: kickerHeight }),
    fitText(plain(title), { face: display, colour: words, sizes: titleSizes, width, height: titleHeight }),
    setText(plain(brand), { face: display, colour: accent, size: 40, width, height: brandHeight }),
    picture && openPicture(picture).autoOrient().resize(pictureWidth, shareHeight).toBuffer(),
  ])
  return sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background: ground } })
    .composite([
      ...(strand ? [{ input: strand, left: shareWidth - pictureWidth, top: 0 }] : []),
      { input: setKicker.input, left: margin, top: margin },
      { input: setTitle.input, left: margin, top: titleTop },
      { input: setBrand.input, left: margin, top: shareHeight - margin - setBrand.height },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Without signs that the fonts do not have; a number such as «6-46» stays whole all the same. */
function plain(words: string): string {
  return (
    words
      .replace(/\u2060?-\u2060/g, '\u2011')
      .replaceAll('\u2060', '')
      .trim() || '—'
  )
}

/** A face of the brand; its file lies beside this one. */
type Face = { name: string; file: string }

export const display: Face = { name: 'Prata', file: 'prata-400.ttf' }
export const text: Face = { name: 'Golos Text SemiBold', file: 'golos-text-600.ttf' }

type SetText = { input: Buffer; width: number; height: number }

type Setting = {
  face: Face
  colour: string
  size: number
  /** The room there is, in pixels. */
  width: number
  height: number
}

/** Sets words in a face, broken into lines of a width; lines below the room are cut off. */
async function setText(words: string, setting: Setting): Promise<SetText> {
  return clip(await render(words, setting), setting.height)
}

/** The largest of some sizes at which words fit into a height; at the smallest one, the words that do. */
async function fitText(
  words: string,
  { sizes, ...room }: Omit<Setting, 'size'> & { sizes: number[] },
): Promise<SetText> {
  for (const size of sizes) {
    const set = await render(words, { ...room, size })
    if (set.height <= room.height) return set
  }
  const size = sizes.at(-1) ?? 0
  let kept = words.split(' ')
  for (;;) {
    kept = kept.slice(0, Math.max(1, kept.length - 1))
    const set = await render(`${kept.join(' ')}…`, { ...room, size })
    if (set.height <= room.height || kept.length <= 1) return clip(set, room.height)
  }
}

async function render(words: string, { face, colour, size, width }: Setting): Promise<SetText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(words)}</span>`,
      // The comma ends the name, so that the words behind it are not taken for a weight.
      font: `${face.name}, ${size}`,
      fontfile: path.join(sourceFolder, 'content/share-pictures/fonts', face.file),
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

/** The upper part of a text: nothing larger than a picture can be drawn on it. */
async function clip(set: SetText, height: number): Promise<SetText> {
  if (set.height <= height) return set
  const { width } = set
  const input = await sharp(set.input).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return { input, width, height }
}

/** Pango reads markup. */
function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
