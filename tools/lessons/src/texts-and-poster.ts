import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { HEIGHT, WIDTH } from './canvas/context.ts'
import { toCaptions, toChapters } from './captions/captions.ts'
import { drawPoster, type OpenLesson } from './frame/draw-frame.ts'

const BEST_QUALITY = 86
const WORST_QUALITY = 50
const QUALITY_STEP = 4
const MAX_POSTER_BYTES = 74_000

/** Writes the poster, the captions and the chapters of a lesson. */
export async function writeTextsAndPoster(folder: string, open: OpenLesson): Promise<void> {
  const { lesson, video } = open
  const pathOf = (extension: string) => join(folder, `${lesson.slug}.${extension}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(pathOf('vtt'), toCaptions(lesson, video))
  writeFileSync(pathOf('chapters.vtt'), toChapters(video))
  writeFileSync(pathOf('poster.webp'), await encodePoster(open))
}

async function encodePoster(open: OpenLesson): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  drawPoster(canvas.getContext('2d'), open)
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const
  const picture = sharp(Buffer.from(canvas.data()), { raw }).removeAlpha()
  for (let quality = BEST_QUALITY; ; quality -= QUALITY_STEP) {
    const webp = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= MAX_POSTER_BYTES || quality - QUALITY_STEP <= WORST_QUALITY) return webp
  }
}
