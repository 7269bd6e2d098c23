import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'
import { contentOf } from './uploaded-file.ts'

/** Keeps a picture of a few pixels beside the real one: pages show it until the real one arrives. */
export const setBlurDataUrl: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (req.file) {
    const picture = sharp(contentOf(req.file))
    const tiny = await picture.rotate().resize({ width: 16 }).webp({ quality: 40 }).toBuffer()
    data.blurDataUrl = `data:image/webp;base64,${tiny.toString('base64')}`
  }
  return data
}
