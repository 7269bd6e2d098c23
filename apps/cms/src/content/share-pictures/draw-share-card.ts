import sharp from 'sharp'
import { display, fitText, setText, text } from './set-text.ts'

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

const paper = '#faf5ef'
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
    picture && sharp(picture).resize(pictureWidth, shareHeight, { fit: 'cover' }).toBuffer(),
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
