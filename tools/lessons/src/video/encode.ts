import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { FPS, HEIGHT, WIDTH } from '../canvas/context.ts'
import { CACHE } from '../settings.ts'
import type { Video } from '../videos.ts'
import { feedFfmpeg, ffmpeg } from './ffmpeg.ts'

/** Bytes of the limit that the container takes. */
const CONTAINER_BYTES = 24_000
const KEY_FRAME_SECONDS = 2

const RAW_FRAMES = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${FPS}`]
const TO_BT709 = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const TAG_BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

/**
 * Encodes RGBA frames as H.264 of at most about `maxBytes`: first fast and nearly lossless, so that frames are drawn
 * once, then in two passes. Every step begins with a key frame.
 */
export async function encode(
  frames: Iterable<Buffer>,
  video: Video,
  maxBytes: number,
  target: string,
): Promise<void> {
  const between = join(CACHE, `${video.slug}.between.mp4`)
  const fast = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '5']
  await feedFfmpeg([...RAW_FRAMES, '-i', '-', '-an', '-vf', TO_BT709, ...fast, between], frames)

  const kilobits = ((maxBytes - CONTAINER_BYTES) * 8) / video.durationSeconds / 1000
  const rate = ['-b:v', `${kilobits.toFixed(1)}k`, '-maxrate', '1200k', '-bufsize', '2400k']
  const profile = ['-profile:v', 'high', '-level', '4.0', '-g', `${KEY_FRAME_SECONDS * FPS}`, '-aq-mode', '3']
  const keyFrames = ['-force_key_frames', video.steps.map(({ at }) => at).join(',')]
  const twoPass = [
    ...['-i', between, '-an', '-c:v', 'libx264', '-preset', 'slower'],
    ...rate,
    ...profile,
    ...keyFrames,
    ...TAG_BT709,
    ...['-passlogfile', join(CACHE, video.slug)],
  ]
  await ffmpeg([...twoPass, '-pass', '1', '-f', 'null', '/dev/null'])
  const title = ['-metadata', `title=${video.title} — Прядь`]
  await ffmpeg([...twoPass, '-pass', '2', '-movflags', '+faststart', ...title, target])
  unlinkSync(between)
}
