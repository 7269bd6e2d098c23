import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toSlug } from '@pryad/contract/slug.ts'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import {
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'

/** A file that has arrived: its bytes are in memory, or in a temporary file. */
type UploadedFile = Pick<NonNullable<PayloadRequest['file']>, 'data' | 'tempFilePath'>

/** The kind of a file by its first bytes. */
type FileType = { mime: string; extension: string }

const subtitles: FileType = { mime: 'text/vtt', extension: 'vtt' }

/** Where to read it from: a path, or the bytes themselves. */
export function contentOf({ data, tempFilePath }: UploadedFile): string | Buffer {
  return tempFilePath && data.length === 0 ? tempFilePath : data
}

/** The refusal of a file, at its field. */
export function wrongFile(message: string, collection: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection, req, errors: [{ path: 'file', label: 'Файл', message }] }, req.t)
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

/**
 * Puts a hash of the content into the file's name, so that its address may be cached for ever, and the extension of the content's
 * type, from which servers derive the `content-type`. Each type has one: names of a picture's sizes leave it out.
 */
export const nameFileByContent: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file) return args
  const type = await recognise(file)
  file.name = nameOf(file.name, await hashOf(file), type?.extension)
  if (type) file.mimetype = type.mime
  return args
}

/** The name a file of the right kind gets when it is uploaded for the first time. */
export function nameByContent(given: string, data: Buffer): string {
  return nameOf(given, createHash('sha256').update(data).digest('hex'))
}

/** Names that Windows keeps for devices, whatever their extension; Payload empties them. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

function nameOf(given: string, hash: string, extension?: string): string {
  const { name, ext } = path.parse(given)
  const slug = toSlug(name.replace(/\.[0-9a-f]{10}(-\d+)?$/, ''))
  const base = slug === '' ? 'file' : device.test(slug) ? `file-${slug}` : slug
  const right = extension ?? ext.slice(1).toLowerCase()
  return `${base}.${hash.slice(0, 10)}${right && `.${right}`}`
}

const tempFileKey = 'the file that arrived'

/** Remembers the file of a request: whatever else is written with the same request, the audit trail for one, takes its place. */
export const rememberTempFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (isWriting(operation) && req.file?.tempFilePath) req.context[tempFileKey] = req.file.tempFilePath
  return args
}

/** Deletes it at the end. Payload deletes only the file that the request holds by then. */
export const deleteTempFile: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const file = req.context[tempFileKey]
  if (isWriting(operation) && typeof file === 'string' && req.file?.tempFilePath !== file)
    await rm(file, { force: true })
  return result
}

/** Whether an operation of Payload stores something. */
export function isWriting(operation: string): boolean {
  return operation === 'create' || operation.startsWith('update')
}
