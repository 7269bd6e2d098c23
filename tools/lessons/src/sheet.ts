import { join } from 'node:path'
import { argv } from 'node:process'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { HEIGHT, WIDTH } from './canvas/context.ts'
import { drawFrame } from './frame/draw-frame.ts'
import { INTRO_SECONDS, OUTRO_SECONDS } from './frame/timing.ts'
import { openLesson } from './open-lesson.ts'
import { CACHE } from './settings.ts'
import type { Video } from './videos.ts'

/** Pixels between frames. */
const GAP = 6

/** The title card, the middle and the end of every step, the end card; seconds. */
function usualMoments({ steps, durationSeconds }: Video): number[] {
  const perStep = steps.flatMap(({ at }, i) => {
    const from = i ? at : INTRO_SECONDS
    const until = steps[i + 1]?.at ?? durationSeconds - OUTRO_SECONDS
    return [from + (until - from) * 0.45, until - 0.5]
  })
  return [1.6, ...perStep, durationSeconds - 0.3]
}

const [slug = '', ...asked] = argv.slice(2)
const open = await openLesson(slug)
const moments = asked.length > 0 ? asked.map(Number) : usualMoments(open.video)
const [columns, width] = moments.length > 4 ? [3, 620] : [2, 900]
const height = Math.floor((width * HEIGHT) / WIDTH)

const canvas = createCanvas(WIDTH, HEIGHT)
const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const [i, t] of moments.entries()) {
  drawFrame(canvas.getContext('2d'), open, t)
  const frame = sharp(Buffer.from(canvas.data()), { raw }).resize(width, height)
  const [column, row] = [i % columns, Math.floor(i / columns)]
  const input = await frame.png().toBuffer()
  tiles.push({ input, left: column * (width + GAP), top: row * (height + GAP) })
}
const rows = Math.ceil(moments.length / columns)
const size = { width: columns * (width + GAP), height: rows * (height + GAP), channels: 3 } as const
const path = join(CACHE, `sheet-${slug}.png`)
await sharp({ create: { ...size, background: '#888888' } })
  .composite(tiles)
  .png()
  .toFile(path)
console.log(`${path}: ${moments.map((t) => t.toFixed(1)).join(' ')}`)
