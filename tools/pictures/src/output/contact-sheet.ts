import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Scene } from '../scene.ts'

/** Pixels. */
const SHEET_WIDTH = 1800
const GAP = 10

const tileWidth = ([width, height]: Scene['size']) => (width === height ? 213 : width === 2400 ? 585 : 437)

/** Writes all finished pictures of `folder` on one sheet, a new row where the size changes. */
export async function writeContactSheet(
  folder: string,
  scenes: readonly Scene[],
  path: string,
): Promise<void> {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  let [left, top, rowHeight, lastWidth] = [GAP, GAP, 0, 0]
  for (const { file, size } of scenes) {
    const width = tileWidth(size)
    const height = Math.round((width * size[1]) / size[0])
    if (left + width > SHEET_WIDTH - GAP + 1 || (tiles.length > 0 && width !== lastWidth)) {
      left = GAP
      top += rowHeight + GAP
      rowHeight = 0
    }
    const picture = sharp(join(folder, `${file}.webp`))
    tiles.push({ input: await picture.resize(width, height).png().toBuffer(), left, top })
    left += width + GAP
    rowHeight = Math.max(rowHeight, height)
    lastWidth = width
  }
  const sheet = { width: SHEET_WIDTH, height: top + rowHeight + GAP, channels: 3 as const }
  mkdirSync(dirname(path), { recursive: true })
  await sharp({ create: { ...sheet, background: '#FFFFFF' } })
    .composite(tiles)
    .png({ palette: true, quality: 92 })
    .toFile(path)
}
