import { statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { FPS, HEIGHT, WIDTH } from './canvas/context.ts'
import { settings } from './settings.ts'
import { probe } from './video/probe.ts'
import { loadVideos, type Video } from './videos.ts'

/** No lesson may be larger. */
const MAX_BYTES = 1.6 * 1024 * 1024
/** A lesson may miss its planned length by one frame and a half, seconds. */
const LENGTH_TOLERANCE = 1.5 / FPS

/** Faults of a recorded lesson; empty when there are none. */
function problemsOf({ slug, durationSeconds }: Video): string[] {
  const file = join(settings.folder, `${slug}.mp4`)
  const { seconds, codec, width, height, pixelFormat } = probe(file)
  const bytes = statSync(file).size
  const problems = []
  if (Math.abs(seconds - durationSeconds) > LENGTH_TOLERANCE)
    problems.push(`lasts ${seconds} s, planned ${durationSeconds} s`)
  if (codec !== 'h264' || pixelFormat !== 'yuv420p') problems.push(`is ${codec} ${pixelFormat}`)
  if (width !== WIDTH || height !== HEIGHT) problems.push(`is ${width} × ${height}`)
  if (bytes > MAX_BYTES) problems.push(`weighs ${bytes} bytes`)
  return problems
}

for (const video of loadVideos()) {
  const problems = problemsOf(video)
  if (problems.length > 0) process.exitCode = 1
  console.log(`${video.slug}: ${problems.join(', ') || 'good'}`)
}
