import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import { BRAND } from '../brand.ts'
import { type Context, faded } from './context.ts'
import type { Style } from './shapes.ts'

const FONT_FILES = [
  ['@fontsource/prata/files/prata-cyrillic-400-normal.woff2', 'Prata Cyrillic'],
  ['@fontsource/prata/files/prata-latin-400-normal.woff2', 'Prata Latin'],
  ...[400, 500, 600].flatMap((weight) => [
    [`@fontsource/golos-text/files/golos-text-cyrillic-${weight}-normal.woff2`, 'Golos Cyrillic'],
    [`@fontsource/golos-text/files/golos-text-latin-${weight}-normal.woff2`, 'Golos Latin'],
  ]),
]
for (const [file, family] of FONT_FILES)
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family)

/** Font of headings. */
export const serif = (pixels: number): string => `${pixels}px "Prata Cyrillic", "Prata Latin"`

/** Font of everything else. */
export const sans = (pixels: number, weight: 400 | 500 | 600 = 500): string =>
  `${weight} ${pixels}px "Golos Cyrillic", "Golos Latin"`

type TextLook = {
  font?: string
  colour?: Style
  align?: 'left' | 'right' | 'center'
  baseline?: 'alphabetic' | 'middle'
  opacity?: number
}

/** One line of text; (x, y) is on its baseline, or on its middle. */
export function write(ctx: Context, text: string, x: number, y: number, look: TextLook = {}): void {
  faded(ctx, look.opacity ?? 1, () => {
    ctx.font = look.font ?? sans(32)
    ctx.fillStyle = look.colour ?? BRAND.ink
    ctx.textAlign = look.align ?? 'left'
    ctx.textBaseline = look.baseline ?? 'alphabetic'
    ctx.fillText(text, x, y)
  })
}

/** Width of a line, pixels. */
export function textWidth(ctx: Context, text: string, font: string): number {
  ctx.font = font
  return ctx.measureText(text).width
}

/** Short words stay with the next one, dashes with the word before, numbers with the word they count. */
const withRussianSpaces = (text: string): string =>
  text
    .replace(/ (—|–)/g, '\u00a0$1')
    .replace(/(^| )(не|и|в|с|на|по|до|за|от|к|у|а|о) /gi, '$1$2\u00a0')
    .replace(/(\d) (?=[%а-я])/gi, '$1\u00a0')

/** Breaks a text into lines of at most `max` pixels, as few as possible and of even length. */
export function wrap(ctx: Context, text: string, font: string, max: number): string[] {
  const words = withRussianSpaces(text).split(' ')
  const layOut = (width: number) => {
    const lines: string[] = []
    let line = ''
    for (const word of words) {
      const longer = line ? `${line} ${word}` : word
      if (line && textWidth(ctx, longer, font) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }
  const fewest = layOut(max).length
  let narrowest = max
  for (let width = max; width > max * 0.45; width -= 12) {
    if (layOut(width).length > fewest) break
    narrowest = width
  }
  return layOut(narrowest)
}
