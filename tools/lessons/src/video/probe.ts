import { execFileSync } from 'node:child_process'
import { list, number, type Parser, record, text } from '@pryad/tools-hair/json-parser.ts'

/** Properties that a recorded file names. */
export type Probe = { seconds: number; codec: string; width: number; height: number; pixelFormat: string }

const ENTRIES = 'format=duration:stream=codec_name,width,height,pix_fmt'

const probed: Parser<Probe> = (value, place) => {
  const { format, streams } = record(value, place)
  const { duration } = record(format, `${place}.format`)
  const [{ codec_name, width, height, pix_fmt }] = list(record)(streams, `${place}.streams`)
  return {
    seconds: Number(text(duration, `${place}.format.duration`)),
    codec: text(codec_name, `${place}.codec_name`),
    width: number(width, `${place}.width`),
    height: number(height, `${place}.height`),
    pixelFormat: text(pix_fmt, `${place}.pix_fmt`),
  }
}

/** Asks ffprobe about a video. */
export function probe(file: string): Probe {
  const args = ['-v', 'error', '-show_entries', ENTRIES, '-of', 'json', file]
  return probed(JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })), file)
}
