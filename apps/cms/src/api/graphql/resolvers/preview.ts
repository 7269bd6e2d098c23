import { conversionsOf, originOf } from '../../../content/pictures/conversions.ts'
import { fileUrl } from '../../../http/file-url.ts'
import type { PreviewResolvers } from '../generated/resolver-types.ts'

export const preview: PreviewResolvers = {
  url: (media) => fileUrl('media', media.filename, media.edition),
  width: (media) => media.width ?? 0,
  height: (media) => media.height ?? 0,
  blurDataUrl: (media) => media.blurDataUrl ?? null,
  conversions: (media) =>
    conversionsOf(media)
      .filter(({ type }) => type !== 'image/avif' || media.avifOf === originOf(media))
      .map(({ filename, ...conversion }) => ({
        ...conversion,
        url: fileUrl('media', filename, media.edition),
      })),
}
