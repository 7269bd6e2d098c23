import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Media } from '../../payload-types.ts'
import { originOf } from './conversions.ts'
import { makeAheadLater } from './make-ahead-task.ts'
import { conversions } from './pictures.ts'

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
