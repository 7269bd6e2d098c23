import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'
import { contentOf } from './uploaded-file.ts'

/** Keeps the width and height that a picture is shown with: cameras store one that was held upright lying, with a note in the file. */
export const setSizeAsSeen: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const { orientation = 1, autoOrient } = await sharp(contentOf(req.file)).metadata()
  if (orientation > 1) Object.assign(data, { width: autoOrient.width, height: autoOrient.height })
  return data
}
