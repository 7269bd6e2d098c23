import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { createCanvas } from '@napi-rs/canvas'
import { FPS, HEIGHT, WIDTH } from './canvas/context.ts'
import { drawFrame, type OpenLesson } from './frame/draw-frame.ts'
import { namedLessons, openLesson } from './open-lesson.ts'
import { settings } from './settings.ts'
import { writeTextsAndPoster } from './texts-and-poster.ts'
import { encode } from './video/encode.ts'

/** The most bytes of one lesson, unless it says otherwise. */
const MAX_BYTES = 1_480_000

function* drawFrames(open: OpenLesson): Generator<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  const count = Math.round(open.video.durationSeconds * FPS)
  for (let i = 0; i < count; i++) {
    drawFrame(ctx, open, i / FPS)
    yield Buffer.from(canvas.data())
  }
}

mkdirSync(settings.folder, { recursive: true })
for (const slug of namedLessons(argv.slice(2))) {
  const started = Date.now()
  const open = await openLesson(slug)
  const { lesson, video } = open
  await encode(drawFrames(open), video, lesson.maxBytes ?? MAX_BYTES, join(settings.folder, `${slug}.mp4`))
  await writeTextsAndPoster(settings.folder, open)
  console.log(`${slug}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
}
