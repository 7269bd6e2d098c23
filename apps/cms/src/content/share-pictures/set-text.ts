import path from 'node:path'
import sharp from 'sharp'
import { sourceFolder } from '../../source-folder.ts'

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
export async function setText(words: string, setting: Setting): Promise<SetText> {
  return clip(await render(words, setting), setting.height)
}

/** The largest of some sizes at which words fit into a height; at the smallest one, the words that do. */
export async function fitText(
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
