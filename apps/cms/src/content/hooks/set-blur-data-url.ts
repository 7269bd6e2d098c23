import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import sharp from 'sharp'
import { damagedPicture } from './require-right-file.ts'
import { contentOf } from './uploaded-file.ts'

/**
 * Keeps a picture of a few pixels beside the real one: pages show it until the real one arrives.
 * @throws {ValidationError} when the picture cannot be read to its end.
 */
export const setBlurDataUrl: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data
  const picture = sharp(contentOf(req.file))
  const tiny = await picture
    .autoOrient()
    .resize({ width: 16 })
    .webp({ quality: 40 })
    .toBuffer()
    .catch(() => {
      const errors = [{ path: 'file', label: 'Файл', message: damagedPicture }]
      throw new ValidationError({ collection: collection.slug, req, errors }, req.t)
    })
  data.blurDataUrl = `data:image/webp;base64,${tiny.toString('base64')}`
  return data
}
