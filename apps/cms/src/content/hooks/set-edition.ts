import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { hashOf } from './uploaded-file.ts'

/**
 * Gives a picture that is cropped again after its upload a new edition. Another focal point or crop leaves the file names as they are,
 * while browsers and sites cache files by their address for ever: the edition in the address makes it another one.
 */
export const setEdition: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { file } = req
  if (!file) return data
  const isCutAnew = originalDoc && file.name === originalDoc.filename
  data.edition = isCutAnew
    ? createHash('sha256')
        .update(await hashOf(file))
        .update(`${data.focalX} ${data.focalY}`)
        .digest('hex')
        .slice(0, 10)
    : null
  return data
}
