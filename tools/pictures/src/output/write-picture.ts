import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../picture/render-scene.ts'
import type { Scene } from '../scene.ts'

const BEST_QUALITY = 88
const WORST_QUALITY = 60
const QUALITY_STEP = 3

const toSharp = ({ bytes, width, height }: Picture) => sharp(bytes, { raw: { width, height, channels: 3 } })

/** Writes a PNG for the eye. */
export async function writePreview(folder: string, scene: Scene, picture: Picture): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await toSharp(picture)
    .png()
    .toFile(join(folder, `${scene.file}.png`))
}

/** Writes the WebP of the best quality that fits the scene's limit; returns its size in bytes. */
export async function writePicture(folder: string, scene: Scene, picture: Picture): Promise<number> {
  mkdirSync(folder, { recursive: true })
  for (let quality = BEST_QUALITY; ; quality -= QUALITY_STEP) {
    const webp = await toSharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    const isWorst = quality - QUALITY_STEP <= WORST_QUALITY
    if (webp.length > scene.maxKilobytes * 1024 && !isWorst) continue
    writeFileSync(join(folder, `${scene.file}.webp`), webp)
    return webp.length
  }
}
