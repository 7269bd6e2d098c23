import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { PayloadRequest } from 'payload'

/** A file that has arrived: its bytes are in memory, or in a temporary file. */
type UploadedFile = Pick<NonNullable<PayloadRequest['file']>, 'data' | 'tempFilePath'>

/** The kind of a file by its first bytes. */
type FileType = { mime: string; extension: string }

const subtitles: FileType = { mime: 'text/vtt', extension: 'vtt' }

/** Where to read it from: a path, or the bytes themselves. */
export function contentOf({ data, tempFilePath }: UploadedFile): string | Buffer {
  return tempFilePath && data.length === 0 ? tempFilePath : data
}

/** Recognises a file by its content, whatever its name and its sender say; undefined when nobody can. */
export async function recognise(file: UploadedFile): Promise<FileType | undefined> {
  const content = contentOf(file)
  const type = await (typeof content === 'string' ? fileTypeFromFile(content) : fileTypeFromBuffer(content))
  if (type) return { mime: type.mime, extension: type.ext }
  // A text: it has no signature but its first word (W3C, WebVTT, 4.1).
  return /^\uFEFF?WEBVTT(\s|$)/.test(await firstWord(content)) ? subtitles : undefined
}

/** SHA-256 in hexadecimal, read piece by piece. */
export async function hashOf(file: UploadedFile): Promise<string> {
  const content = contentOf(file)
  const hash = createHash('sha256')
  if (typeof content === 'string') await pipeline(createReadStream(content), hash)
  else hash.update(content)
  return hash.digest('hex')
}

async function firstWord(content: string | Buffer): Promise<string> {
  const bytes = Buffer.alloc(12)
  if (typeof content !== 'string') return content.subarray(0, bytes.length).toString('utf8')
  const file = await open(content)
  try {
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead).toString('utf8')
  } finally {
    await file.close()
  }
}
