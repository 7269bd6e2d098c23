/** Draws the site's icons of pixels from the mark of the panel: `node src/icons/draw-icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const root = path.resolve(import.meta.dirname, '../../../..')
const mark = await readFile(path.join(root, 'apps/cms/public/favicon.svg'), 'utf8')

/** Side of the mark's drawing. */
const side = 32
const roundedCorners = 'rx="7"'
if (!mark.includes(roundedCorners)) throw new Error('The mark has no corners that could be made square.')

/** Up to the edges: phones cut their own corners. */
const square = mark.replace(roundedCorners, '')
/** The drawing within the circle that any mask leaves, on its ground up to the edges. */
const maskable = square.replace('<g ', `<g transform="translate(${side * 0.13} ${side * 0.13}) scale(0.74)" `)

const icons: [file: string, drawing: string, pixels: number][] = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
]

for (const [file, drawing, pixels] of icons) {
  const picture = await sharp(Buffer.from(drawing), { density: (72 * pixels) / side })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  await writeFile(path.join(root, 'apps/site/public', file), picture)
}
