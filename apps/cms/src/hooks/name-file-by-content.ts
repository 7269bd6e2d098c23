import { createHash } from 'node:crypto'
import path from 'node:path'
import { toSlug } from '@pryad/contract/slug.ts'
import type { CollectionBeforeOperationHook } from 'payload'

/** Puts a hash of the content into the file's name, so that its address may be cached for ever. */
export const nameFileByContent: CollectionBeforeOperationHook = ({ args, req }) => {
  const file = req.file
  if (file?.data) file.name = nameByContent(file.name, file.data)
  return args
}

/** The name a file gets when it is uploaded for the first time. */
export function nameByContent(given: string, data: Buffer): string {
  const { name, ext } = path.parse(given)
  const base = toSlug(name.replace(/\.[0-9a-f]{10}$/, '')) || 'file'
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${base}.${hash}${ext.toLowerCase()}`
}
