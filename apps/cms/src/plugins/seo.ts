import { seoPlugin } from '@payloadcms/plugin-seo'
import { environment } from '../environment.ts'
import { sitePath } from '../site-path.ts'

/** Hints and a preview for what search engines are told; the fields themselves are `fields/seo.ts`. */
export const seo = seoPlugin({
  generateTitle: ({ doc }) => doc?.title ?? '',
  generateDescription: ({ doc }) => doc?.description ?? '',
  generateImage: ({ doc }) => doc?.preview ?? '',
  generateURL: ({ doc, collectionConfig }) =>
    `${environment.siteUrl}${(collectionConfig && sitePath(collectionConfig.slug, doc?.slug)) ?? '/'}`,
})
