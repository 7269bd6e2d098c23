import type { Conversion, PreviewResolvers } from '../generated/resolver-types.ts'

/** Public address of a stored file: next.config.ts leads it to the storage. Another edition of it has another address. */
export function fileUrl(
  folder: 'media' | 'lessons',
  filename: string | null | undefined,
  edition?: string | null,
): string {
  return `/${folder}/${encodeURIComponent(filename ?? '')}${edition ? `?v=${edition}` : ''}`
}

export const preview: PreviewResolvers = {
  url: (media) => fileUrl('media', media.filename, media.edition),
  width: (media) => media.width ?? 0,
  height: (media) => media.height ?? 0,
  blurDataUrl: (media) => media.blurDataUrl ?? null,
  conversions: (media) =>
    Object.entries(media.sizes ?? {}).flatMap(([size, made]): Conversion[] =>
      made?.filename && made.width && made.height && made.mimeType
        ? [
            {
              // A size is stored once a format, as `<name>_<format>`.
              name: size.slice(0, size.lastIndexOf('_')),
              url: fileUrl('media', made.filename, media.edition),
              width: made.width,
              height: made.height,
              type: made.mimeType,
            },
          ]
        : [],
    ),
}
