import { createHash } from 'node:crypto'
import path from 'node:path'
import { toSlug } from '@pryad/contract/slug.ts'
import type { CollectionBeforeOperationHook } from 'payload'
import { hashOf, recognise } from './uploaded-file.ts'

/** Other spellings of an extension that say the same. */
const spellings: Record<string, string[]> = { jpg: ['jpg', 'jpeg'] }

/**
 * Puts a hash of the content into the file's name, so that its address may be cached for ever, and the extension of the content's
 * type, from which servers derive the `content-type`.
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

function nameOf(given: string, hash: string, extension?: string): string {
  const { name, ext } = path.parse(given)
  const base = toSlug(name.replace(/\.[0-9a-f]{10}$/, '')) || 'file'
  const stated = ext.slice(1).toLowerCase()
  const right = !extension || (spellings[extension] ?? [extension]).includes(stated) ? stated : extension
  return `${base}.${hash.slice(0, 10)}${right && `.${right}`}`
}
