import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Plugin } from 'payload'
import { sitePath } from '../content/site-path.ts'
import { environment } from '../environment.ts'

const hints = seoPlugin({
  collections: ['articles', 'videos', 'pages'],
  generateTitle: ({ doc }) => doc?.title ?? '',
  generateDescription: ({ doc }) => doc?.description ?? '',
  generateImage: ({ doc }) => doc?.preview ?? '',
  generateURL: ({ doc, collectionConfig }) =>
    `${environment.siteUrl}${(collectionConfig && sitePath(collectionConfig.slug, doc?.slug)) ?? '/'}`,
})

/**
 * Hints and a preview for what search engines are told. The fields themselves stand in a tab of their own (`fields/seo.ts`): of the
 * plugin only what answers them is taken.
 */
export const seo: Plugin = async (config) => {
  const { collections = [] } = config
  return { ...(await hints(config)), collections }
}
