import { createHash } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import sharp from 'sharp'
import type { Media } from '../../payload-types.ts'
import { originOf } from './conversions.ts'
import { makeAheadLater } from './make-ahead-task.ts'
import { conversions } from './pictures.ts'
import { contentOf, hashOf } from './uploaded-file.ts'

/** Keeps the width and height that a picture is shown with. One that was stored before `receivePicture` turned pictures may lie in its file. */
export const setSizeAsSeen: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const { orientation = 1, autoOrient } = await sharp(contentOf(req.file)).metadata()
  if (orientation > 1) Object.assign(data, { width: autoOrient.width, height: autoOrient.height })
  return data
}

/**
 * Gives a stored picture whose focal point has moved a new edition. Its file name stays as it is, while browsers and sites cache files by
 * their address for ever: the edition in the address makes it another one.
 */
export const setEdition: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { file } = req
  if (!file) return data
  const isCutAgain = originalDoc && file.name === originalDoc.filename
  data.edition = isCutAgain
    ? createHash('sha256')
        .update(await hashOf(file))
        .update(`${data.focalX} ${data.focalY}`)
        .digest('hex')
        .slice(0, 10)
    : null
  return data
}

/** Deletes the conversions of a file or a crop that is replaced, and has those of a new one made. */
export const followFile: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const isNew = !previousDoc?.filename
  if (!isNew && originOf(doc) === originOf(previousDoc)) return doc
  if (!isNew) await conversions.forget(previousDoc)
  await makeAheadLater(req.payload, req)
  return doc
}

export const forgetConversions: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  await conversions.forget(doc)
  return doc
}
