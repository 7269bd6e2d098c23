import { createHash } from 'node:crypto'
import path from 'node:path'
import { toSlug } from '@pryad/contract/slug.ts'
import type { CollectionBeforeOperationHook } from 'payload'

/** Puts a hash of the content into the file's name, so that its address may be cached for ever. */
export const nameFileByContent: CollectionBeforeOperationHook = ({ args, req }) => {
  const file = req.file
  if (file?.data) {
    const { name, ext } = path.parse(file.name)
    const base = toSlug(name.replace(/\.[0-9a-f]{10}$/, '')) || 'file'
    const hash = createHash('sha256').update(file.data).digest('hex').slice(0, 10)
    file.name = `${base}.${hash}${ext.toLowerCase()}`
  }
  return args
}
