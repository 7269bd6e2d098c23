import { seoPlugin } from '@payloadcms/plugin-seo'
import { environment } from '../environment.ts'

const folderByCollection: Record<string, string> = {
  articles: '/articles/',
  videos: '/video?slug=',
  pages: '/',
}

/** Hints and a preview for what search engines are told; the fields themselves are `fields/seo.ts`. */
export const seo = seoPlugin({
  generateTitle: ({ doc }) => doc?.title ?? '',
  generateDescription: ({ doc }) => doc?.description ?? '',
  generateImage: ({ doc }) => doc?.preview ?? '',
  generateURL: ({ doc, collectionConfig }) =>
    `${environment.siteUrl}${folderByCollection[collectionConfig?.slug ?? ''] ?? '/'}${doc?.slug ?? ''}`,
})
