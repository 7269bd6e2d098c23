import type { GetAdminThumbnail } from 'payload'
import { fileUrl } from '../../http/file-url.ts'
import { conversionsOf } from './conversions.ts'

/** The address of the picture that lists of the panel show; a small picture is its own. */
export const thumbnailOf: GetAdminThumbnail = ({ doc: { filename, edition, width, height } }) => {
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  const shown = conversionsOf({ filename, width, height }).find(
    ({ name, type }) => name === 'preview_sidebar' && type === 'image/webp',
  )
  return fileUrl('media', shown?.filename ?? filename, typeof edition === 'string' ? edition : null)
}
