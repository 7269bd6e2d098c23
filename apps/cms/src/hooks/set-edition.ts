import { createHash } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { hashOf } from './uploaded-file.ts'

/**
 * Names what was cut out of a picture since it was uploaded. Another focal point or crop leaves the file names as they are, while
 * browsers and sites keep files by their address for ever: with the edition in it, the address is another one.
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
