import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const QUIET = ['-y', '-v', 'error']

async function ended(encoder: ChildProcess): Promise<void> {
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`)
}

/** Runs ffmpeg with these arguments. */
export const ffmpeg = (args: readonly string[]): Promise<void> =>
  ended(spawn('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }))

/** Runs ffmpeg and feeds it frames, waiting whenever it is behind. */
export async function feedFfmpeg(args: readonly string[], frames: Iterable<Buffer>): Promise<void> {
  const encoder = spawn('ffmpeg', [...QUIET, ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
  const done = ended(encoder)
  // when ffmpeg fails, its exit code says more than the broken pipe
  encoder.stdin.on('error', () => undefined)
  for (const frame of frames)
    if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), done])
  encoder.stdin.end()
  await done
}
